import {
  type Flaw,
  type Game,
  isFlaw,
  type Kind,
  readTranscript,
  type VerifiedStep,
  unknownGame,
  type Verified,
  verifyTranscript,
} from '../../core/index.ts';
import { GAMES } from '../../games/rules.ts';
import { loadWords } from '../../words/index.ts';

/** Reads a transcript of any game and checks it line by line. */
export async function verify(
  text: string,
  watch?: (game: Game) => (step: VerifiedStep<Kind>) => void,
): Promise<{ readonly game: Game; readonly match: Verified<Kind> } | Flaw> {
  const transcript = readTranscript(text);
  if (isFlaw(transcript)) return transcript;
  const id = transcript.header.game;
  if (!Object.hasOwn(GAMES, id)) return unknownGame(transcript, Object.keys(GAMES));
  const game = await GAMES[id]!();
  const verdict = verifyTranscript(game, transcript, watch?.(game));
  if (!isFlaw(verdict)) return { game, match: verdict };
  if (verdict.refusal === undefined) return verdict;
  const { refusals } = await loadWords(id, 'en');
  return { ...verdict, message: refusals[verdict.refusal] ?? verdict.message };
}

/** "match.jsonl: line 7 breaks P10: You may only cover a card with fewer points." */
export const flawText = (name: string, { transcript, line, clause, message }: Flaw): string =>
  transcript
    ? `${name}: line ${line} breaks ${clause}: ${message}`
    : `${name}: not a transcript, line ${line} (${clause}): ${message}`;

/** 1: a line is wrong; 2: not a transcript. */
export const flawCode = ({ transcript }: Flaw): number => (transcript ? 1 : 2);

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
import { GAME_LOADERS } from '../../games/loaders.ts';
import { wordsOf } from '../console/plainGame.ts';

/** Reads a transcript of a built-in game, or of `own`, and checks it line by line. */
export async function verify(
  text: string,
  watch?: (game: Game) => (step: VerifiedStep<Kind>) => void,
  own?: Game,
): Promise<{ readonly game: Game; readonly match: Verified<Kind> } | Flaw> {
  const transcript = readTranscript(text);
  if (isFlaw(transcript)) return transcript;
  const id = transcript.header.game;
  const known = own === undefined ? Object.keys(GAME_LOADERS) : [own.id];
  if (!known.includes(id)) return unknownGame(transcript, known);
  const game = own ?? (await GAME_LOADERS[id]!());
  const verdict = verifyTranscript(game, transcript, watch?.(game));
  if (!isFlaw(verdict)) return { game, match: verdict };
  if (verdict.refusal === undefined) return verdict;
  const { refusals } = await wordsOf(game, 'en');
  return { ...verdict, message: refusals[verdict.refusal] ?? verdict.message };
}

/** "match.jsonl: line 7 breaks P10: You may only cover a card with fewer points." */
export const flawText = (name: string, { transcript, line, clause, message }: Flaw): string =>
  transcript
    ? `${name}: line ${line} breaks ${clause}: ${message}`
    : `${name}: not a transcript, line ${line} (${clause}): ${message}`;

/** 1: a line is wrong; 2: not a transcript. */
export const flawCode = ({ transcript }: Flaw): number => (transcript ? 1 : 2);

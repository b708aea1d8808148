import {
  type TranscriptFlaw,
  type Game,
  isTranscriptFlaw,
  type GameTypes,
  readTranscript,
  type VerifiedStep,
  unknownGame,
  type VerifiedTranscript,
  verifyTranscript,
} from '../../core/index.ts';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';
import { loadMessagesFor } from '../console/plainGame.ts';

export async function verifyText(
  text: string,
  watch?: (game: Game) => (step: VerifiedStep<GameTypes>) => void,
  own?: Game,
): Promise<{ readonly game: Game; readonly match: VerifiedTranscript<GameTypes> } | TranscriptFlaw> {
  const transcript = readTranscript(text);
  if (isTranscriptFlaw(transcript)) return transcript;
  const id = transcript.header.game;
  const known = own === undefined ? Object.keys(GAME_LOADERS) : [own.id];
  if (!known.includes(id)) return unknownGame(transcript, known);
  const game = own ?? (await GAME_LOADERS[id]!());
  const verdict = verifyTranscript(game, transcript, watch?.(game));
  if (!isTranscriptFlaw(verdict)) return { game, match: verdict };
  if (verdict.refusal === undefined) return verdict;
  const { refusals } = await loadMessagesFor(game, 'en');
  return { ...verdict, message: refusals[verdict.refusal] ?? verdict.message };
}

/** "match.jsonl: line 7 breaks P10: You may only cover a card with fewer points." */
export const formatFlaw = (name: string, { transcript, line, clause, message }: TranscriptFlaw): string =>
  transcript
    ? `${name}: line ${line} breaks ${clause}: ${message}`
    : `${name}: not a transcript, line ${line} (${clause}): ${message}`;

/** 1: a line is wrong; 2: not a transcript. */
export const flawExitCode = ({ transcript }: TranscriptFlaw): number => (transcript ? 1 : 2);

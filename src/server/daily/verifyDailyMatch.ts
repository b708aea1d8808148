/** Verification of daily results, run in a thread. */
import { loadBot } from '../../bots/index.ts';
import {
  type Day,
  computeDailyDeal,
  type Forged,
  type SeatOutcome,
  verifyDailyMatch,
} from '../../daily/index.ts';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';

export interface DailyMatch {
  readonly game: string;
  readonly day: Day;
  readonly match: string;
}

/** Replays every decision of a submitted match; returns its result, or the flaw. */
export async function verifySubmittedMatch({
  game: id,
  day,
  match,
}: DailyMatch): Promise<SeatOutcome | Forged> {
  const game = Object.hasOwn(GAME_LOADERS, id) ? await GAME_LOADERS[id]!() : undefined;
  if (game === undefined) return { wrong: `there is no game ${id}` };
  return verifyDailyMatch(game, computeDailyDeal(game, day), match, (...who) => loadBot(...who));
}

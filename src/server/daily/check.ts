/** What the thread for results of the day does. */
import { loadBot } from '../../bots/index.ts';
import { type Day, dealOf, type Forged, type Outcome, verify } from '../../daily/index.ts';
import { GAME_LOADERS } from '../../games/loaders.ts';

export interface Sent {
  readonly game: string;
  readonly day: Day;
  readonly match: string;
}

/** How a match of that day's deal ended, after every decision was made again; or what is wrong with it. */
export async function check({ game: id, day, match }: Sent): Promise<Outcome | Forged> {
  const game = Object.hasOwn(GAME_LOADERS, id) ? await GAME_LOADERS[id]!() : undefined;
  if (game === undefined) return { wrong: `there is no game ${id}` };
  return verify(game, dealOf(game, day), match, (...who) => loadBot(...who));
}

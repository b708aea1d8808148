/** Matches of a game's bots against themselves, decision by decision. */
import type { Bot } from '../src/bots/index.ts';
import {
  type Action,
  fastRng,
  type Game,
  type GameTypes,
  listSeats,
  type View,
  viewOf,
} from '../src/core/index.ts';

export interface Decision<K extends GameTypes> {
  readonly view: View<K>;
  readonly legal: readonly Action[];
  readonly action: Action;
}

/** The smallest search that makes a decision. */
const QUICK = { budget: { iterations: 24 } };

export function listBotDecisions<K extends GameTypes>(
  game: Game<K>,
  bot: Bot<K>,
  matches: number,
): Decision<K>[] {
  const found: Decision<K>[] = [];
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  for (let match = 0; match < matches; match++) {
    const state = game.setup({ seats: game.seats.min, start: null, options }, `decisions ${match}`);
    const rng = fastRng('decisions', match);
    for (
      let [seat] = listSeats(game.toAct(state));
      seat !== undefined;
      [seat] = listSeats(game.toAct(state))
    ) {
      const view = viewOf(game.clone(state), seat);
      const legal = game.legal(view);
      const action = bot.choose(view, legal, rng, QUICK);
      found.push({ view, legal, action });
      game.apply(state, seat, action);
    }
  }
  return found;
}

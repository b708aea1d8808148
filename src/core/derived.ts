import type { Action, Game, Kind, Rng, State, View } from './contract.ts';
import { has, listSeats } from './seats.ts';

/** A legal action of the view's seat, which is to act, at random. */
export function drawAction<K extends Kind>(game: Game<K>, view: View<K>, rng: Rng): Action {
  if (game.draw !== undefined) return game.draw(view, rng);
  const legal = game.legal(view);
  return legal[rng.below(legal.length)];
}

/** Each seat's share of the victory, 1 in all; zeros until the match is over. */
export function payoffsOf<K extends Kind>(game: Game<K>, state: State<K>): number[] {
  const winners = game.winners(state);
  const share = 1 / listSeats(winners).length;
  return state.own.map((_, seat) => (has(winners, seat) ? share : 0));
}

import type { Action, Game, GameTypes, Rng, State, View } from './contract.ts';
import { seatSetHas, listSeats } from './seats.ts';

/** A random legal action of the view's seat, which must be to act. */
export function drawAction<K extends GameTypes>(game: Game<K>, view: View<K>, rng: Rng): Action {
  if (game.draw !== undefined) return game.draw(view, rng);
  const legal = game.legal(view);
  return legal[rng.below(legal.length)];
}

/** Each seat's share of the victory, 1 in all; zeros until the match is over. */
export function computePayoffs<K extends GameTypes>(game: Game<K>, state: State<K>): number[] {
  const winners = game.winners(state);
  const share = 1 / listSeats(winners).length;
  return state.own.map((_, seat) => (seatSetHas(winners, seat) ? share : 0));
}

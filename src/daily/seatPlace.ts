import { type Game, seatSetHas, type GameTypes, type Seat, type State } from '../core/index.ts';

/** The seat's place after a finished match: 1 for every winner, and equal scores share a place. */
export function computePlace<K extends GameTypes>(game: Game<K>, state: State<K>, seat: Seat): number {
  const winners = game.winners(state);
  if (seatSetHas(winners, seat)) return 1;
  const scores = game.standing(state.shared);
  return 1 + scores.filter((score, other) => score > scores[seat] || seatSetHas(winners, other)).length;
}

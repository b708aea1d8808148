import type {
  Action,
  Game,
  GameTypes,
  KnobValues,
  Rng,
  Seat,
  SeatSet,
  State,
  Thing,
  View,
} from './contract.ts';
import { seatSetHas, listSeats, singleSeat } from './seats.ts';

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

/** Cards of one place. `knownTo` is by default the seat whose place it is. */
export const thingsAt = (
  place: string,
  names: readonly string[],
  seat: Seat | null,
  knownTo: SeatSet = seat === null ? 0 : singleSeat(seat),
): Thing[] => names.map((name) => ({ name, place, seat, knownTo }));

/** A number of the rules, or the knob that replaces it. */
export const knobValue = (knobs: KnobValues | undefined, id: string, usual: number): number =>
  knobs?.[id] ?? usual;

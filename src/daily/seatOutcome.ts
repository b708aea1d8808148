/** The outcome of a match for one seat, as one comparable number. */
import { type Game, seatSetHas, type GameTypes, listSeats, type Seat, type State } from '../core/index.ts';

export interface SeatOutcome {
  readonly won: boolean;
  /** How far the seat is ahead of the best non-winner, or behind the best winner. */
  readonly lead: number;
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

/** For a finished match. Every game's result has the scores by seat; a victory without scores counts one. */
export function computeOutcome<K extends GameTypes>(game: Game<K>, state: State<K>, seat: Seat): SeatOutcome {
  const winners = game.winners(state);
  const won = seatSetHas(winners, seat);
  const listed = game.transcript.result(state)['scores'];
  const scores = isNumbers(listed)
    ? listed
    : state.own.map((_, other) => (seatSetHas(winners, other) ? 1 : 0));
  const rivals = won
    ? scores.flatMap((_, other) => (seatSetHas(winners, other) ? [] : [other]))
    : listSeats(winners);
  const best = Math.max(...rivals.map((other) => scores[other]));
  return { won, lead: rivals.length === 0 ? 0 : scores[seat] - best };
}

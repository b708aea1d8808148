/** Punto positions drawn as text: `R5 . B9`, the top left corner at (0, 0), a dot for an empty cell. */
import type { Seat, State } from '../../../core/index.ts';
import { type Card, cellAt, colourOf, NO_CARD, pointsOf } from '../rules/data.ts';
import { parseCard, placeDrawing, LETTERS } from '../rules/parseDrawing.ts';
import { emptyTable } from '../rules/play.ts';
import { type Options, type Punto } from '../rules/state.ts';

export { parseCard };
export const parseCards = (text: string): Card[] => text.split(' ').filter(Boolean).map(parseCard);
const letter = (top: Card): string => (top > NO_CARD ? `${LETTERS[colourOf(top) - 1]}${pointsOf(top)}` : '.');

export interface DrawnPosition {
  readonly seats: number;
  readonly options?: Partial<Options>;
  readonly turn: Seat;
  /** Each seat's face-up card, "" for none. */
  readonly up: readonly string[];
  /** Each seat's face-down deck, top first. */
  readonly decks: readonly string[];
  readonly wins?: readonly number[];
  readonly round?: number;
  /** Earlier rounds' cards out of the match. */
  readonly removed?: string;
}

export function stateFromDrawing(drawing: string, position: DrawnPosition): State<Punto> {
  const options: Options = { teams: false, reveal: 'turn', roundsToWin: 2, ...position.options };
  const state = emptyTable(position.seats, options, [1, 2, 3, 4, 5, 6, 7, 8]);
  const { shared, hidden } = state;
  shared.turn = position.turn;
  shared.round = position.round ?? 1;
  shared.removed = parseCards(position.removed ?? '');
  position.wins?.forEach((wins, side) => (shared.wins[side] = wins));
  position.up.forEach((up, seat) => (shared.up[seat] = up === '' ? NO_CARD : parseCard(up)));
  position.decks.forEach((deck, seat) => {
    hidden.decks[seat] = parseCards(deck).toReversed();
    shared.decks[seat] = hidden.decks[seat].length;
  });
  placeDrawing(shared, drawing);
  return state;
}

export function drawState({ shared }: State<Punto>): string {
  const { left, right, top, bottom } = shared;
  const rows: string[] = [];
  for (let y = top; y <= bottom; y++) {
    const row: string[] = [];
    for (let x = left; x <= right; x++) row.push(letter(shared.cells[cellAt(x, y)] ?? NO_CARD));
    rows.push(row.join(' '));
  }
  return rows.join('\n');
}

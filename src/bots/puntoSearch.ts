/** How Punto is searched: playouts complete a row as soon as they can, and stop one where they see it. */
import { type Rng, type Seat, type State } from '../core/index.ts';
import { type Card, type Cell, CELLS, colourOf, NO_CARD, pointsOf, REACH, cellAt } from '../games/punto/data.ts';
import { completesRow } from '../games/punto/rows.ts';
import { punto, type Punto } from '../games/punto/rules.ts';
import { FREE, isNeutral, rowLength, type Shared } from '../games/punto/state.ts';
import type { Policy } from './search.ts';

const open = new Int32Array(CELLS);

/** A cell on which the card completes a row, −1 if there is none; fills `open` and counts. */
function decisive(shared: Shared, card: Card, legal: readonly Cell[]): Cell {
  if (isNeutral(shared, colourOf(card))) return -1;
  const { cells } = shared;
  const needed = rowLength(shared);
  for (const cell of legal) {
    const top = cells[cell];
    cells[cell] = card;
    const wins = completesRow(cells, cell, needed);
    cells[cell] = top;
    if (wins) return cell;
  }
  return -1;
}

export const puntoPolicy: Policy<Punto> = {
  play(state, seat, rng) {
    const legal = punto.legal(state, seat);
    const cell = decisive(state.shared, state.shared.up[seat], legal);
    return cell >= 0 ? cell : legal[rng.below(legal.length)];
  },
  worth: (state) => punto.payoffs(state),
};

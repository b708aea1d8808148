/** Styles and mistakes for Punto, and the moves no one makes. */
import type { View } from '../../../core/index.ts';
import { actionStyle, glanceMistake, type Style } from '../../../bots/character.ts';
import { distance } from '../../../bots/portableMath.ts';
import { type Cell, colourOf, columnOf, NO_CARD, RAYS, rowOf } from '../rules/data.ts';
import { wouldComplete } from '../rules/grid.ts';
import type { Punto } from '../rules/rules.ts';
import { isNeutral, rowLength, type Shared, sideOf, sideOfColour } from '../rules/state.ts';
import { scoreActions } from './greedy.ts';
import { STRETCHES } from './stretches.ts';

export const overlooksThreats = glanceMistake<Punto>('overlooksThreats', (view, cells) =>
  scoreActions(view, cells, { threats: false, diagonals: true }),
);
export const overlooksDiagonals = glanceMistake<Punto>('overlooksDiagonals', (view, cells) =>
  scoreActions(view, cells, { threats: true, diagonals: false }),
);

const remoteness = ({ shared }: View<Punto>, cell: Cell): number =>
  distance(columnOf(cell) - (shared.left + shared.right) / 2, rowOf(cell) - (shared.top + shared.bottom) / 2);

function ownNeighbours({ shared, seat }: View<Punto>, cell: Cell): number {
  const isOwn = (other: Cell | undefined): boolean => {
    const top = other === undefined ? NO_CARD : shared.cells[other];
    if (top <= NO_CARD || isNeutral(shared, colourOf(top))) return false;
    return sideOfColour(shared, colourOf(top)) === sideOf(shared, seat!);
  };
  return RAYS[cell].flat().filter(([next]) => isOwn(next)).length;
}

/** Builds outwards, where there is room. */
const bold = actionStyle<Punto>('bold', 0.2, remoteness);
const careful = actionStyle<Punto>('careful', 0.5, (view, cell) => -remoteness(view, cell));
const collector = actionStyle<Punto>('collector', 0.5, ownNeighbours);

export const STYLES: readonly Style<Punto>[] = [bold, careful, collector];

function isInLongRow(shared: Shared, cell: Cell): boolean {
  const colour = colourOf(shared.cells[cell]);
  const needed = rowLength(shared);
  return STRETCHES[needed].some(
    (stretch) =>
      stretch.includes(cell) &&
      stretch.filter((other) => shared.cells[other] > NO_CARD && colourOf(shared.cells[other]) === colour)
        .length ===
        needed - 1,
  );
}

/** No one misses a row that the card completes, or covers a card of an own row that lacks one. */
export function isBlunder({ shared, seat }: View<Punto>, open: readonly Cell[]): (cell: Cell) => boolean {
  const card = shared.up[seat!];
  const cells = shared.cells.slice();
  const canWin = !isNeutral(shared, colourOf(card));
  const winning = canWin ? open.filter((cell) => wouldComplete(cells, cell, card, rowLength(shared))) : [];
  if (winning.length > 0) return (cell) => !winning.includes(cell);
  return (cell) => {
    const colour = colourOf(Math.max(NO_CARD, shared.cells[cell]));
    if (colour === 0 || colour === colourOf(card) || isNeutral(shared, colour)) return false;
    return sideOfColour(shared, colour) === sideOf(shared, seat!) && isInLongRow(shared, cell);
  };
}

/** A bot for Punto that looks one card ahead: it completes a row, else stops one, else builds its own. */
import type { View } from '../../../core/index.ts';
import {
  type Card,
  type Cell,
  colourOf,
  columnOf,
  NO_CARD,
  pointsOf,
  RAYS,
  REACH,
  rowOf,
} from '../rules/data.ts';
import { wouldComplete } from '../rules/grid.ts';
import type { Punto, Shared } from '../rules/rules.ts';
import { isNeutral, rowLength, sideOf, sideOfColour } from '../rules/state.ts';
import { greedyBot } from '../../../bots/character.ts';

/** The parameters of a player's attention. */
export interface Attention {
  /** Whether it sees the rows of others grow. */
  readonly threats: boolean;
  readonly diagonals: boolean;
}
export const FULL_ATTENTION: Attention = { threats: true, diagonals: true };

const stretches = (length: number): Cell[][][] =>
  RAYS.map((lines, cell) =>
    lines.flatMap(([ahead, behind]) => {
      const line = [...behind.toReversed(), cell, ...ahead];
      const found: Cell[][] = [];
      for (let first = 0; first + length <= line.length; first++) {
        const stretch = line.slice(first, first + length);
        if (stretch.includes(cell)) found.push(stretch);
      }
      return found;
    }),
  );
const STRETCHES: { readonly [length: number]: readonly (readonly (readonly Cell[])[])[] } = {
  4: stretches(4),
  5: stretches(5),
};

const WORTH = [0, 60, 14, 4, 1, 0];
/** An opponent's stretch that lacks one card may end the round, so stopping it comes first. */
const DANGER = 1_000_000;

/** The chance that some player can still put a card of its own there. */
const coverChance = (top: number): number => (top <= NO_CARD ? 1 : (9 - pointsOf(top)) / 9);
/** The chance that a card stays on top: no card covers a 9. */
const keepChance = (top: number): number => 0.6 + 0.4 * (pointsOf(top) / 9);

/** The remaining frame once a card lies on a cell (P11). */
interface Frame {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

function frameWith(shared: Shared, cell: Cell): Frame {
  const x = columnOf(cell);
  const y = rowOf(cell);
  return {
    west: Math.max(shared.right, x) - REACH,
    east: Math.min(shared.left, x) + REACH,
    north: Math.max(shared.bottom, y) - REACH,
    south: Math.min(shared.top, y) + REACH,
  };
}

const fits = (frame: Frame, cell: Cell): boolean => {
  const x = columnOf(cell);
  const y = rowOf(cell);
  return x >= frame.west && x <= frame.east && y >= frame.north && y <= frame.south;
};

function stretchValue(
  cells: readonly number[],
  stretch: readonly Cell[],
  colour: number,
  danger: number,
): number {
  let missing = 0;
  let chance = 1;
  for (const cell of stretch) {
    const top = cells[cell];
    if (colourOf(top) === colour) chance *= keepChance(top);
    else {
      missing++;
      chance *= coverChance(top);
    }
  }
  return chance * (missing === 1 ? danger : WORTH[missing]);
}

function coloursIn(cells: readonly number[], stretch: readonly Cell[], frame: Frame): number {
  let colours = 0;
  for (const cell of stretch) {
    if (!fits(frame, cell)) return 0;
    if (cells[cell] > NO_CARD) colours |= 1 << colourOf(cells[cell]);
  }
  return colours;
}

const isAslant = ([first, second]: readonly Cell[]): boolean =>
  columnOf(first) !== columnOf(second) && rowOf(first) !== rowOf(second);

/** The value of all stretches through a cell: own colours count for, the others' against. */
function cellValue(
  shared: Shared,
  cells: readonly number[],
  cell: Cell,
  frame: Frame,
  side: number,
  { threats, diagonals }: Attention,
): number {
  let sum = 0;
  for (const stretch of STRETCHES[rowLength(shared)][cell]) {
    if (!diagonals && isAslant(stretch)) continue;
    const colours = coloursIn(cells, stretch, frame);
    for (let colour = 1; colours >> colour !== 0; colour++) {
      if ((colours & (1 << colour)) === 0 || isNeutral(shared, colour)) continue;
      if (sideOfColour(shared, colour) === side) sum += stretchValue(cells, stretch, colour, WORTH[1]);
      else if (threats) sum -= stretchValue(cells, stretch, colour, DANGER);
    }
  }
  return sum;
}

function scorePlacement(shared: Shared, cell: Cell, card: Card, side: number, eyes: Attention): number {
  const frame = frameWith(shared, cell);
  const before = cellValue(shared, shared.cells, cell, frame, side, eyes);
  const after = shared.cells.slice();
  after[cell] = card;
  return cellValue(shared, after, cell, frame, side, eyes) - before;
}

export const scorePlacements = (
  shared: Shared,
  card: Card,
  side: number,
  legal: readonly Cell[],
  eyes: Attention = FULL_ATTENTION,
): number[] => legal.map((cell) => scorePlacement(shared, cell, card, side, eyes));

/** More than any sum of stretch values. */
const ROW = 1e9;

export function scoreActions(
  { shared, seat }: View<Punto>,
  legal: readonly Cell[],
  eyes: Attention = FULL_ATTENTION,
): number[] {
  if (seat === null) throw new Error('a spectator has no move');
  const card = shared.up[seat];
  const cells = shared.cells.slice();
  const canWin = !isNeutral(shared, colourOf(card));
  const wins = (cell: Cell): boolean => canWin && wouldComplete(cells, cell, card, rowLength(shared));
  return scorePlacements(shared, card, sideOf(shared, seat), legal, eyes).map((promises, i) =>
    wins(legal[i]) ? ROW : promises,
  );
}

export const greedy = greedyBot<Punto>('greedy', scoreActions);

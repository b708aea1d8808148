/** The board's model of a view: the active seat, unfinished steps, and positions on the grid. */
import type { Seat } from '../../../core/index.ts';
import { type Card, type Colour, COLOURS, colourOf, NO_CARD, numberOf } from '../rules/data.ts';
import { type Corridor, findCorridors, type Layout } from '../rules/layout.ts';
import type { Move, Shared, Schicht } from '../rules/rules.ts';
import type { SchichtMessages } from '../messages/en.ts';
import type { BoardProps } from '../../../web/ui/board/boardModule.ts';

export type Props = BoardProps<Schicht, SchichtMessages>;

export type LayMove = Extract<Move, { type: 'lay' }>;

export const hueClass = (card: Card): Colour => COLOURS[colourOf(card)]!;

export const sorted = (cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => colourOf(a) - colourOf(b) || numberOf(a) - numberOf(b));

export function findLastLaid({ order, laid, revealed }: Shared): { seat: Seat; card: Card } | null {
  const seat = order[laid - 1];
  return seat === undefined ? null : { seat, card: revealed[seat] ?? NO_CARD };
}

/** The complete corridors that will be taken; none where only gaps are left of them (S12). */
export const listCompleteCorridors = ({ layout, phase }: Shared): Corridor[] =>
  phase === 'lay' ? findCorridors(layout) : [];

/** Whether the last card is still being settled: corridors to take, or gaps to close (S12–S16). */
const isUnsettled = (shared: Shared): boolean =>
  shared.phase === 'close' || listCompleteCorridors(shared).length > 0;

/** The seat that lays, or whose card is being settled; null during choices and at the end. */
export function findActiveSeat(shared: Shared): Seat | null {
  if (shared.phase !== 'lay' && shared.phase !== 'close') return null;
  if (isUnsettled(shared)) return shared.order[shared.laid - 1] ?? null;
  return shared.order[shared.laid] ?? null;
}

export function cardToLay({ order, laid, revealed }: Shared, seat: Seat | null): Card {
  if (seat === null || order.indexOf(seat) < laid) return NO_CARD;
  return revealed[seat] ?? NO_CARD;
}

/** A cell of the grid: the column as in the layout, the line as the index of the row, −1 above the first. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

export function findSpot(layout: Layout, { row, at }: { readonly row: number; readonly at: number }): Spot {
  const beside = layout[Math.min(Math.max(row, 0), layout.length - 1)];
  return { line: row, column: (beside?.start ?? 0) + at };
}

export interface Extent {
  readonly top: number;
  readonly left: number;
  readonly lines: number;
  readonly columns: number;
}

export function findExtent(layout: Layout, spots: readonly Spot[]): Extent {
  const lines = [0, layout.length - 1, ...spots.map(({ line }) => line)];
  const columns = [
    ...layout.flatMap(({ start, piles }) => [start, start + piles.length - 1]),
    ...spots.map(({ column }) => column),
  ];
  const top = Math.min(...lines);
  const left = columns.length === 0 ? 0 : Math.min(...columns);
  return {
    top,
    left,
    lines: Math.max(...lines) - top + 1,
    columns: (columns.length === 0 ? 0 : Math.max(...columns)) - left + 1,
  };
}

export function everyPlace(layout: Layout): { readonly row: number; readonly at: number }[] {
  const top = layout[0]?.piles ?? [];
  const bottom = layout[layout.length - 1]?.piles ?? [];
  return [
    ...top.map((_, at) => ({ row: -1, at })),
    ...layout.flatMap(({ piles }, row) => [
      { row, at: -1 },
      { row, at: piles.length },
    ]),
    ...bottom.map((_, at) => ({ row: layout.length, at })),
  ];
}

export interface Stretch extends Spot {
  readonly lines: number;
  readonly columns: number;
}

/** The stretch of a corridor; `moved` by a row or column if the layout was renumbered since. */
export function findStretch(layout: Layout, corridor: Corridor, moved: Spot): Stretch {
  const row = layout[corridor.row];
  if (corridor.kind === 'column' || row === undefined)
    return { line: moved.line, column: corridor.column + moved.column, lines: layout.length, columns: 1 };
  const line = corridor.row + moved.line;
  if (corridor.kind === 'pile') return { line, column: corridor.column + moved.column, lines: 1, columns: 1 };
  return { line, column: row.start + moved.column, lines: 1, columns: row.piles.length };
}

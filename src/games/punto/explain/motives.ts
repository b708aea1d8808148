/** Motives for and against placing a card: what it completes, stops, builds and leaves to others. */
import type { Seat, View } from '../../../core/index.ts';
import { compareMotives, type Motive, type Thing } from '../../../explain/explain.ts';
import {
  type Cell,
  cardName,
  type CardName,
  cellAt,
  COLOURS,
  type Colour,
  colourOf,
  NO_CARD,
  pointsOf,
  STEPS,
} from '../rules/data.ts';
import { putCard, spanWith, wouldComplete } from '../rules/grid.ts';
import { completedRows } from '../rules/rows.ts';
import {
  isNeutral,
  type Move,
  placement,
  type Punto,
  rowLength,
  sideSeats,
  type Shared,
  sideCount,
  sideOf,
  sideOfColour,
} from '../rules/state.ts';
import { bestChance, type RowChance, listChances } from './chances.ts';
import { cellThing } from './vocabulary.ts';

interface Theirs {
  readonly seats: readonly Seat[];
  readonly colour: Colour;
}

export type PuntoMotive = Motive &
  (
    | { readonly type: 'wins'; readonly colour: Colour; readonly length: number }
    /** Covers a card in another side's row, or takes its missing place; `over`: what they need to cover it in turn. */
    | ({ readonly type: 'breaks'; readonly card: CardName; readonly count: number } & Theirs)
    | ({ readonly type: 'blocks'; readonly count: number; readonly over: number } & Theirs)
    | ({ readonly type: 'covers'; readonly card: CardName } & Theirs)
    /** None of them has a row left that could soon be complete. */
    | { readonly type: 'shuts'; readonly seats: readonly Seat[] }
    /** One more card wins the round, in this many places. */
    | { readonly type: 'threatens'; readonly colour: Colour; readonly places: number }
    | { readonly type: 'builds'; readonly colour: Colour; readonly count: number; readonly ends: number }
    /** This many that can still become a row, with gaps. */
    | { readonly type: 'gathers'; readonly colour: Colour; readonly count: number }
    | { readonly type: 'aside' }
    /** They need one card more to win the round, even now. */
    | ({ readonly type: 'leaves' } & Theirs)
    | { readonly type: 'coversOwn'; readonly card: CardName }
    | { readonly type: 'low'; readonly points: number }
  );

const colourName = (colour: number): Colour => COLOURS[colour - 1];
const things = (cells: readonly Cell[]): Thing[] => [...new Set(cells)].map(cellThing);
const count = ({ cells }: RowChance): number => cells.length;

function withCard(shared: Shared, cell: Cell, seat: Seat): Shared {
  const card = shared.up[seat];
  const laid = [...shared.laid, placement(cell, card)];
  const after = { ...shared, cells: shared.cells.slice(), laid, up: shared.up.with(seat, NO_CARD) };
  putCard(after, cell, card);
  return after;
}

function longestLine(shared: Shared, cell: Cell): { cells: Cell[]; ends: number } {
  const { cells } = shared;
  const colour = colourOf(cells[cell]);
  const isColour = (at: Cell): boolean => cells[at] > NO_CARD && colourOf(cells[at]) === colour;
  const lines = STEPS.map((step) => {
    const run: Cell[] = [cell];
    let ends = 0;
    for (const way of [step, -step]) {
      let at = cell + way;
      for (; isColour(at); at += way) run.push(at);
      if (cells[at] <= NO_CARD && spanWith(shared, at)) ends++;
    }
    return { cells: run, ends };
  });
  return lines.toSorted((a, b) => b.cells.length - a.cells.length || b.ends - a.ends)[0];
}

function against(before: Shared, after: Shared, cell: Cell, side: number): PuntoMotive[] {
  const near = rowLength(before) - 2;
  const seats = sideSeats(before, side);
  const had = listChances(before, side, near);
  const here = had.filter(({ cells, missing }) => cells.includes(cell) || missing.includes(cell));
  const hit = bestChance(before, here);
  const covered = before.cells[cell];
  const isTheirs =
    covered > NO_CARD &&
    sideOfColour(before, colourOf(covered)) === side &&
    !isNeutral(before, colourOf(covered));
  const motives: PuntoMotive[] = [];
  if (hit === undefined) {
    if (isTheirs)
      motives.push({
        type: 'covers',
        tone: 'stops',
        things: [cellThing(cell)],
        seats,
        colour: colourName(colourOf(covered)),
        card: cardName(covered),
      });
  } else {
    const theirs = {
      seats,
      colour: colourName(hit.colour),
      count: count(hit),
      tone: 'stops',
      things: things([...hit.cells, cell]),
    } as const;
    motives.push(
      hit.cells.includes(cell)
        ? { type: 'breaks', ...theirs, card: cardName(covered) }
        : { type: 'blocks', ...theirs, over: pointsOf(after.cells[cell]) },
    );
  }
  // A row with the new card counts as closed: its owners would have to cover the card first.
  const left = listChances(after, side, near).filter(
    ({ cells, missing }) => !cells.includes(cell) && !missing.includes(cell),
  );
  if (had.length > 0 && left.length === 0 && hit !== undefined)
    motives.push({ type: 'shuts', tone: 'stops', things: [], seats });
  const short = bestChance(after, listChances(after, side, rowLength(after) - 1));
  if (short !== undefined)
    motives.push({
      type: 'leaves',
      tone: 'risks',
      things: things(short.cells),
      seats,
      colour: colourName(short.colour),
    });
  return motives;
}

function building(after: Shared, cell: Cell, side: number): PuntoMotive[] {
  const card = after.cells[cell];
  const colour = colourName(colourOf(card));
  const mine = listChances(after, side, 2).filter(({ cells }) => cells.includes(cell));
  const best = bestChance(after, mine);
  if (best === undefined) return [];
  const short = mine.filter((chance) => count(chance) === rowLength(after) - 1);
  if (short.length > 0) {
    const places = new Set(short.flatMap(({ missing }) => missing)).size;
    return [{ type: 'threatens', tone: 'builds', things: things(best.cells), colour, places }];
  }
  const { cells, ends } = longestLine(after, cell);
  if (ends > 0 && cells.length >= Math.max(2, count(best)))
    return [{ type: 'builds', tone: 'builds', things: things(cells), colour, count: cells.length, ends }];
  return [{ type: 'gathers', tone: 'builds', things: things(best.cells), colour, count: count(best) }];
}

/** A card below this many points is soon covered again. */
const LOW = 3;

export function listMotives({ shared, seat }: View<Punto>, { x, y }: Move): PuntoMotive[] {
  const me = seat ?? shared.turn ?? 0;
  const card = shared.up[me];
  const cell = cellAt(x, y);
  const side = sideOf(shared, me);
  const neutral = isNeutral(shared, colourOf(card));
  const after = withCard(shared, cell, me);
  const colour = colourName(colourOf(card));
  if (!neutral && wouldComplete(shared.cells.slice(), cell, card, rowLength(shared))) {
    const row = completedRows(after, cell, rowLength(shared)).flat();
    return [{ type: 'wins', tone: 'wins', things: things(row), colour, length: new Set(row).size }];
  }
  const found: PuntoMotive[] = [];
  for (let other = 0; other < sideCount(shared); other++)
    if (other !== side) found.push(...against(shared, after, cell, other));
  if (!neutral) found.push(...building(after, cell, side));
  const covered = shared.cells[cell];
  const isMine =
    covered > NO_CARD &&
    !isNeutral(shared, colourOf(covered)) &&
    sideOfColour(shared, colourOf(covered)) === side;
  if (isMine)
    found.push({ type: 'coversOwn', tone: 'risks', things: [cellThing(cell)], card: cardName(covered) });
  const isBuilt = found.some(({ type }) => type === 'threatens' || type === 'builds');
  if (isBuilt && pointsOf(card) <= LOW)
    found.push({ type: 'low', tone: 'risks', things: [cellThing(cell)], points: pointsOf(card) });
  if (found.every(({ tone }) => tone === 'risks'))
    found.push({ type: 'aside', tone: 'describes', things: [cellThing(cell)] });
  return found.sort(compareMotives);
}

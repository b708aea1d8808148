/** The examples of the rules page as areas. The rules decide what they allow. */
import { getArea, isFree, largestAreas } from './area.ts';
import {
  anchorOf,
  type Card,
  cardByName,
  columnOf,
  DIRECTIONS,
  FIELDS,
  type Laid,
  rowOf,
  step,
  STEPS,
  turnOf,
} from './data.ts';
import { parsePieces } from './parseDrawing.ts';
import { findMisplacement } from './placing.ts';
import { findObstacle } from './removing.ts';

export interface FieldEdge {
  readonly q: number;
  readonly r: number;
  readonly direction: number;
}

export interface Example {
  readonly areas: readonly (readonly Laid[])[];
  /** C7: whether the last piece of an area may not lie there. */
  readonly refused: readonly boolean[];
  /** C7: in each area, the edges of the last piece that touch the others; empty if unmarked. */
  readonly touching: readonly (readonly FieldEdge[])[];
  /** C14, C15: the piece that must stay, and why. */
  readonly held: { readonly slot: number; readonly why: 'split' | 'locked' } | null;
  /** C15: whether all pieces show their ways out. */
  readonly showsWays: boolean;
  /** C8: a card, and the size of each colour's largest area. */
  readonly card: Card | null;
  readonly sizes: readonly number[];
}

function touchingEdges(laid: readonly Laid[]): FieldEdge[] {
  const last = laid.at(-1)!;
  const { cells } = getArea(laid.slice(0, -1));
  return FIELDS[turnOf(last)].flatMap(([q, r]) => {
    const cell = anchorOf(last) + step(q, r);
    return DIRECTIONS.flatMap((_, direction) =>
      isFree(cells[cell + STEPS[direction]]) ? [] : [{ q: columnOf(cell), r: rowOf(cell), direction }],
    );
  });
}

function example(drawings: readonly string[], more: Partial<Example> = {}): Example {
  const areas = drawings.map(parsePieces);
  const refused = areas.map((laid) => {
    const last = laid.at(-1)!;
    return (
      laid.length > 1 &&
      findMisplacement(getArea(laid.slice(0, -1)), anchorOf(last), turnOf(last)) !== undefined
    );
  });
  return {
    areas,
    refused,
    touching: [],
    held: null,
    showsWays: false,
    card: null,
    sizes: largestAreas(areas[0]),
    ...more,
  };
}

function held(drawing: string, slot: number): Example {
  const why = findObstacle(getArea(parsePieces(drawing)), slot);
  if (why === undefined) throw new Error('the piece may go');
  return example([drawing], { held: { slot, why } });
}

export const DRAWINGS = {
  areas: `
    Gd  Gd
  Rg  Rd  Rc  Re  Re
Rg  Bg  Bc  Rc  Ge
          Bb  Gb
    Ga  Ga  Gb
      Ra
        Yf  Gf
          Yf`,
  bridge: `
Ra  Ra  Gb  Rb  Bc  Bc
  Ga      Gb      Rc`,
  locked: `
          Ra  Ra
    Gb  Rb  Ga
  Rc  Gb  Yd
Bc  Bc  Rd  Yd`,
  ring: `
Ra  Ra  Gb  Rb
  Ga      Gb
    Bc  Bc
      Rc`,
};

export const EXAMPLES = {
  edge: (): Example => {
    const drawings = ['Ra  Ra  Bb  Bb\n  Ga      Yb', 'Ra  Ra  Bb\n  Ga  Yb  Bb'];
    return example(drawings, { touching: drawings.map((drawing) => touchingEdges(parsePieces(drawing))) });
  },
  places: (): Example =>
    example([
      'Ra  Ra\n  Ga',
      'Ra  Ra  Bb  Bb\n  Ga      Yb',
      'Ra  Ra  Bb\n  Ga  Yb  Bb',
      'Ra  Ra  .   Bb  Bb\n  Ga          Yb',
    ]),
  areas: (): Example => example([DRAWINGS.areas], { card: cardByName('red>blue=green')! }),
  bridge: (): Example => held(DRAWINGS.bridge, 1),
  locked: (): Example => held(DRAWINGS.locked, 1),
  ring: (): Example => example([DRAWINGS.ring], { showsWays: true }),
};

/** Decisions as numbers and as moves: scoring cards, then places for each of the two pieces, then removals. */
import { type Action, moveTable, enumField, pairFields, integerFields } from '../../../core/index.ts';
import {
  type Card,
  CARD_NAMES,
  type Cell,
  cellAt,
  CELLS,
  columnOf,
  DIRECTIONS,
  onGrid,
  rowOf,
} from './data.ts';
import { type Placement, PLACES } from './placing.ts';
import type { Move } from './state.ts';

const cell = integerFields(
  ['q', 'r'],
  CELLS,
  (q, r) => (onGrid(q, r) ? cellAt(q, r) : -1),
  (number) => [columnOf(number), rowOf(number)],
);

/** Cells and rotations are numbered as in `placeAt`. */
export const moves = moveTable<Move>({
  score: enumField('card', CARD_NAMES),
  place: pairFields(
    enumField('piece', [0, 1] as const),
    pairFields(cell, enumField('turn', [...DIRECTIONS.keys()])),
  ),
  remove: cell,
});

const FIRST_PLACE = moves.first.place;
const FIRST_REMOVAL = moves.first.remove;

export const encodeScore = (card: Card): Action => card;
export const encodePlace = (index: number, place: Placement): Action => FIRST_PLACE + index * PLACES + place;
export const encodeRemoval = (anchor: Cell): Action => FIRST_REMOVAL + anchor;

export const isScoring = (action: Action): boolean => action < FIRST_PLACE;
export const isRemoving = (action: Action): boolean => action >= FIRST_REMOVAL;
export const actionCard = (action: Action): Card => action;
export const actionIndex = (action: Action): 0 | 1 => (action < FIRST_PLACE + PLACES ? 0 : 1);
export const actionPlace = (action: Action): Placement =>
  action - FIRST_PLACE - (actionIndex(action) === 0 ? 0 : PLACES);
export const actionAnchor = (action: Action): Cell => action - FIRST_REMOVAL;

/** Decisions as numbers and as moves: scoring cards, then places for each of the two pieces, then pieces to remove. */
import type { Action, Json } from '../../core/index.ts';
import {
  type Card,
  CARD_COUNT,
  cardByName,
  cardName,
  type Cell,
  cellAt,
  CELLS,
  columnOf,
  onGrid,
  rowOf,
  TURNS,
} from './data.ts';
import { type Place, placeAnchor, placeAt, placeTurn, PLACES } from './placing.ts';
import type { Move } from './state.ts';

const FIRST_PLACE = CARD_COUNT;
const FIRST_REMOVAL = FIRST_PLACE + 2 * PLACES;
export const ACTIONS = FIRST_REMOVAL + CELLS;

export const scoring = (card: Card): Action => card;
export const placing = (index: number, place: Place): Action => FIRST_PLACE + index * PLACES + place;
export const removing = (anchor: Cell): Action => FIRST_REMOVAL + anchor;

export const isScoring = (action: Action): boolean => action < FIRST_PLACE;
export const isRemoving = (action: Action): boolean => action >= FIRST_REMOVAL;
export const actionCard = (action: Action): Card => action;
export const actionIndex = (action: Action): 0 | 1 => (action < FIRST_PLACE + PLACES ? 0 : 1);
export const actionPlace = (action: Action): Place =>
  action - FIRST_PLACE - (actionIndex(action) === 0 ? 0 : PLACES);
export const actionAnchor = (action: Action): Cell => action - FIRST_REMOVAL;

export function encode(move: Move): Action {
  if (move.type === 'score') return scoring(cardByName(move.card) ?? -1);
  if (!onGrid(move.q, move.r)) return -1;
  const cell = cellAt(move.q, move.r);
  return move.type === 'remove' ? removing(cell) : placing(move.piece, placeAt(cell, move.turn));
}

export function decode(action: Action): Move {
  if (isScoring(action)) return { type: 'score', card: cardName(actionCard(action)) };
  if (isRemoving(action)) {
    const anchor = actionAnchor(action);
    return { type: 'remove', q: columnOf(anchor), r: rowOf(anchor) };
  }
  const place = actionPlace(action);
  const anchor = placeAnchor(place);
  return {
    type: 'place',
    piece: actionIndex(action),
    q: columnOf(anchor),
    r: rowOf(anchor),
    turn: placeTurn(place),
  };
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);

export function parse(json: Json): Move | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const { type, ...rest } = json as { [key: string]: Json };
  const { card, piece, q, r, turn } = rest;
  const keys = Object.keys(rest).length;
  if (type === 'score')
    return keys === 1 && typeof card === 'string' && cardByName(card) !== undefined
      ? { type, card: cardName(cardByName(card) as Card) }
      : undefined;
  if (!isWhole(q) || !isWhole(r)) return undefined;
  // Adding 0 makes a minus zero plain.
  if (type === 'remove') return keys === 2 ? { type, q: q + 0, r: r + 0 } : undefined;
  if (type !== 'place' || keys !== 4 || !isWhole(piece) || !isWhole(turn)) return undefined;
  if ((piece !== 0 && piece !== 1) || turn < 0 || turn >= TURNS) return undefined;
  return { type, piece: piece === 0 ? 0 : 1, q: q + 0, r: r + 0, turn: turn + 0 };
}

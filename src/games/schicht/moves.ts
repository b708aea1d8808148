/** Decisions as numbers and as readable moves: 100 cards to choose, 23 places, and the layouts of S15. */
import type { Action, Json } from '../../core/index.ts';
import { type Card, CARD_COUNT, cardByName, cardName } from './data.ts';
import { atOfPlace, isPlace, type Place, PLACE_COUNT, placeAt, rowOfPlace } from './places.ts';
import type { Move } from './state.ts';

const LAY: Action = CARD_COUNT;
const CLOSE: Action = LAY + PLACE_COUNT;
/**
 * Room for the layouts of S15. Seven are the most there have been: a taken column that three rows, equally high on both
 * sides, close from the left or from the right, 2 · 2 · 2 ways, of which all left and all right are the same.
 */
const MOST_CLOSINGS = 26;
export const ACTION_COUNT = CLOSE + MOST_CLOSINGS;

export const chooseAction = (card: Card): Action => card - 1;
export const layAction = (place: Place): Action => LAY + place;
export const closeAction = (option: number): Action => CLOSE + option;

export const chosenCard = (action: Action): Card => action + 1;
export const laidPlace = (action: Action): Place => action - LAY;
export const closedOption = (action: Action): number => action - CLOSE;

export function encode(move: Move): Action {
  switch (move.type) {
    case 'choose':
      return chooseAction(cardByName(move.card) ?? 0);
    case 'lay':
      return isPlace(move.row, move.at) ? layAction(placeAt(move.row, move.at)) : -1;
    case 'close':
      return move.option >= 0 && move.option < MOST_CLOSINGS ? closeAction(move.option) : -1;
  }
}

export function decode(action: Action): Move {
  if (action < LAY) return { type: 'choose', card: cardName(chosenCard(action)) };
  if (action >= CLOSE) return { type: 'close', option: closedOption(action) };
  const place = laidPlace(action);
  return { type: 'lay', row: rowOfPlace(place), at: atOfPlace(place) };
}

export function parse(json: Json): Move | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const { type, card, row, at, option } = json as { [key: string]: unknown };
  const keys = Object.keys(json).length;
  if (type === 'choose' && keys === 2 && typeof card === 'string') {
    const known = cardByName(card);
    return known === undefined ? undefined : { type, card: cardName(known) };
  }
  if (type === 'lay' && keys === 3 && Number.isInteger(row) && Number.isInteger(at))
    return { type, row: row as number, at: at as number };
  if (type === 'close' && keys === 2 && Number.isInteger(option)) return { type, option: option as number };
  return undefined;
}

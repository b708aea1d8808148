/** Decisions as numbers and as readable moves: 100 cards to choose, 23 places, and the layouts of S15. */
import { type Action, moveTable, enumField, integerFields } from '../../../core/index.ts';
import { type Card, cardName, cardsOfGame } from './data.ts';
import { atOfPlace, isPlace, type Place, PLACE_COUNT, placeAt, rowOfPlace } from './placement.ts';
import type { Move } from './state.ts';

/**
 * Space for the layouts of S15. The known maximum is seven: three equally high rows each close a taken column from the left or
 * from the right, 2 · 2 · 2 ways, of which all left and all right are the same.
 */
const MOST_CLOSINGS = 26;

export const moves = moveTable<Move>({
  choose: enumField('card', cardsOfGame(true).map(cardName)),
  lay: integerFields(
    ['row', 'at'],
    PLACE_COUNT,
    (row, at) => (isPlace(row, at) ? placeAt(row, at) : -1),
    (place) => [rowOfPlace(place), atOfPlace(place)],
  ),
  close: integerFields(
    ['option'],
    MOST_CLOSINGS,
    (option) => option,
    (option) => [option],
  ),
});

const LAY = moves.first.lay;
const CLOSE = moves.first.close;

export const chooseAction = (card: Card): Action => card - 1;
export const layAction = (place: Place): Action => LAY + place;
export const closeAction = (option: number): Action => CLOSE + option;

export const chosenCard = (action: Action): Card => action + 1;
export const laidPlace = (action: Action): Place => action - LAY;
export const closedOption = (action: Action): number => action - CLOSE;

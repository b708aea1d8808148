/** What a seat of Campos sees, as bytes. */
import type { Observation, ObservationField, View } from '../../../core/index.ts';
import {
  ALL_PIECES,
  anchorOf,
  CARD_COUNT,
  columnOf,
  HALF,
  hasCard,
  isLying,
  NO_PIECE,
  pieceOf,
  PIECES,
  rowOf,
  turnOf,
} from './data.ts';
import { type Campos, playedBy, playedCard, playedPoints } from './state.ts';

const LAID = 7;
const PLAYED = 3;
const LYING = 1;
const REMOVED = 2;

const fields = (seats: number): readonly ObservationField[] => [
  { name: 'seat', shape: [1], meaning: 'the number of the seat that observes' },
  { name: 'phase', shape: [1], meaning: '0 construction, 1 deconstruction' },
  { name: 'turn', shape: [1], meaning: 'the seat to act plus 1; 0 after the match' },
  { name: 'second', shape: [1], meaning: '1 once the first piece of the turn is placed or removed' },
  { name: 'bag', shape: [1], meaning: 'the pieces in the bag' },
  { name: 'pile', shape: [1], meaning: 'the cards in the draw pile' },
  { name: 'hands', shape: [seats], meaning: 'by seat, the cards in its hand' },
  { name: 'scores', shape: [seats], meaning: 'by seat, its score, at most 255' },
  {
    name: 'front',
    shape: [2, 3],
    meaning:
      'the colours of the fields of the two pieces to place: 1 red, 2 green, 3 blue, 4 yellow, 0 for none',
  },
  {
    name: 'laid',
    shape: [ALL_PIECES.length, LAID],
    meaning:
      'every piece placed, in order: the colours of its fields a, b, c, then q + 64, r + 64, its rotation, and 1 if it lies or 2 if it is removed',
  },
  {
    name: 'played',
    shape: [CARD_COUNT, PLAYED],
    meaning: 'the cards played, in order: seat plus 1, card plus 1, points',
  },
  { name: 'hand', shape: [CARD_COUNT], meaning: 'the observer’s hand, a byte for each card' },
];

function write({ seat: observer, shared, own }: View<Campos>, bytes: Uint8Array, at: number): void {
  if (observer === null || own === null) throw new TypeError('a spectator has no observation');
  const { seats, turn, front, laid, played, hands, scores } = shared;
  bytes[at] = observer;
  bytes[at + 1] = shared.phase === 'construction' ? 0 : 1;
  bytes[at + 2] = turn === null ? 0 : ((turn - observer + seats) % seats) + 1;
  bytes[at + 3] = shared.second ? 1 : 0;
  bytes[at + 4] = shared.bag;
  bytes[at + 5] = shared.pile;
  let to = at + 6;
  for (let i = 0, seat = observer; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
    bytes[to + i] = hands[seat];
    bytes[to + seats + i] = Math.min(scores[seat], 255);
  }
  to += 2 * seats;
  for (let i = 0; i < front.length; i++)
    if (front[i] !== NO_PIECE) for (let f = 0; f < 3; f++) bytes[to + 3 * i + f] = PIECES[front[i]][f] + 1;
  to += 6;
  for (let i = 0; i < laid.length; i++, to += LAID) {
    const colours = PIECES[pieceOf(laid[i])];
    const anchor = anchorOf(laid[i]);
    bytes[to] = colours[0] + 1;
    bytes[to + 1] = colours[1] + 1;
    bytes[to + 2] = colours[2] + 1;
    bytes[to + 3] = columnOf(anchor) + HALF;
    bytes[to + 4] = rowOf(anchor) + HALF;
    bytes[to + 5] = turnOf(laid[i]);
    bytes[to + 6] = isLying(laid[i]) ? LYING : REMOVED;
  }
  to += (ALL_PIECES.length - laid.length) * LAID;
  for (let i = 0; i < played.length; i++) {
    bytes[to + PLAYED * i] = ((playedBy(played[i]) - observer + seats) % seats) + 1;
    bytes[to + PLAYED * i + 1] = playedCard(played[i]) + 1;
    bytes[to + PLAYED * i + 2] = playedPoints(played[i]);
  }
  to += CARD_COUNT * PLAYED;
  for (let card = 0; card < CARD_COUNT; card++) if (hasCard(own.hand, card)) bytes[to + card] = 1;
}

export const observation: Observation<Campos> = {
  fields,
  write,
  leavesOut: [],
  simplify: (view) => view,
};

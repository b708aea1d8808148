/** What a seat of Jericho sees, as bytes. */
import type { Observation, ObservationField, Seat, View } from '../../../core/index.ts';
import { COLOUR_COUNT, KINDS } from './data.ts';
import type { Jericho } from './state.ts';
import { countOfRank, WALL_VALUES, wallPlace } from './walls.ts';

const PHASES = ['lay', 'feed', 'turns', 'scoring', 'over'] as const;
const RANKS = WALL_VALUES.length;

const KIND_ORDER = 'yellow, red, green, blue and purple 1, 3, 4, 5, 7 each, then the trumpet';

const fields = (seats: number): readonly ObservationField[] => [
  { name: 'seat', shape: [1], meaning: 'the number of the seat that observes' },
  { name: 'phase', shape: [1], meaning: PHASES.map((phase, i) => `${i} ${phase}`).join(', ') },
  { name: 'round', shape: [1], meaning: 'the number of the round, from 1' },
  { name: 'turn', shape: [1], meaning: 'the seat to act, or that will begin' },
  { name: 'pile', shape: [1], meaning: 'the cards in the draw pile' },
  { name: 'out', shape: [1], meaning: 'the trumpets that have left the game' },
  {
    name: 'walls',
    shape: [seats, COLOUR_COUNT, RANKS],
    meaning: `by seat and colour, the cards of value ${WALL_VALUES.join(', ')} in the wall; 2 is a trumpet`,
  },
  { name: 'supply', shape: [KINDS], meaning: `the public cards in the supply by kind: ${KIND_ORDER}` },
  { name: 'fed', shape: [seats], meaning: 'by seat, its face-down cards in the supply' },
  { name: 'hands', shape: [seats], meaning: 'by seat, the cards in its hand' },
  {
    name: 'trumpets',
    shape: [seats],
    meaning: 'by seat, the trumpets certain to be in its hand or face down: of a seat that laid one (J4)',
    rare: true,
  },
  { name: 'won', shape: [seats, KINDS], meaning: 'by seat and kind, the cards it has won' },
  { name: 'hand', shape: [KINDS], meaning: 'the observer’s hand by kind' },
  { name: 'choice', shape: [1], meaning: 'the kind of its chosen card plus 1, 0 for none' },
  { name: 'layout', shape: [1], meaning: 'the kind of its hidden layout card plus 1, 0 for none' },
  { name: 'ownFed', shape: [KINDS], meaning: 'its own face-down cards in the supply by kind' },
];

/** The walls of a seat, a byte a value. */
function writeWalls(walls: readonly number[], seat: Seat, bytes: Uint8Array, at: number): void {
  let to = at;
  for (let colour = 0; colour < COLOUR_COUNT; colour++, to += RANKS) {
    const wall = walls[wallPlace(seat, colour)];
    if (wall === 0) continue;
    for (let rank = 0; rank < RANKS; rank++) bytes[to + rank] = countOfRank(wall, rank);
  }
}

function countKinds(cards: readonly number[], bytes: Uint8Array, at: number): void {
  for (let i = 0; i < cards.length; i++) bytes[at + cards[i]]++;
}

function write({ seat: observer, shared, own }: View<Jericho>, bytes: Uint8Array, at: number): void {
  if (observer === null || own === null) throw new TypeError('a spectator has no observation');
  const { seats, walls, supply, fed, hands, trumpets, won } = shared;
  bytes[at] = observer;
  bytes[at + 1] = PHASES.indexOf(shared.phase);
  bytes[at + 2] = shared.round;
  bytes[at + 3] = (shared.turn - observer + seats) % seats;
  bytes[at + 4] = shared.pile;
  bytes[at + 5] = shared.out;
  const toWalls = at + 6;
  const toSupply = toWalls + seats * COLOUR_COUNT * RANKS;
  const toFed = toSupply + KINDS;
  const toWon = toFed + 3 * seats;
  const toHand = toWon + seats * KINDS;
  for (let i = 0, seat = observer; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
    writeWalls(walls, seat, bytes, toWalls + i * COLOUR_COUNT * RANKS);
    bytes[toFed + i] = fed[seat];
    bytes[toFed + seats + i] = hands[seat];
    bytes[toFed + 2 * seats + i] = trumpets[seat];
    countKinds(won[seat], bytes, toWon + i * KINDS);
  }
  countKinds(supply, bytes, toSupply);
  countKinds(own.hand, bytes, toHand);
  bytes[toHand + KINDS] = own.choice + 1;
  bytes[toHand + KINDS + 1] = own.layout + 1;
  countKinds(own.fed, bytes, toHand + KINDS + 2);
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

export const observation: Observation<Jericho> = {
  fields,
  write,
  leavesOut: ['the order of the supply, of won cards and of the observer’s face-down cards'],
  simplify: ({ seat, shared, own }) => ({
    seat,
    shared: { ...shared, supply: sorted(shared.supply), won: shared.won.map(sorted) },
    own: own === null ? null : { ...own, fed: sorted(own.fed) },
  }),
};

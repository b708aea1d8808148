/** What a seat of Schicht im Schacht sees, as bytes. */
import type { Observation, ObservationField, View } from '../../../core/index.ts';
import { CARD_COUNT } from './data.ts';
import type { Schicht } from './state.ts';

const PHASES = ['choose', 'lay', 'close', 'over'] as const;
/** At rest a layout has at most three rows, piles a row and cards a pile (S11); laying a card adds one of each. */
const MOST = 4;
const ROW = 2 + MOST * MOST;

const fields = (seats: number): readonly ObservationField[] => [
  { name: 'seat', shape: [1], meaning: 'the number of the seat that observes' },
  { name: 'phase', shape: [1], meaning: PHASES.map((phase, i) => `${i} ${phase}`).join(', ') },
  { name: 'round', shape: [1], meaning: 'the number of the round, from 1' },
  { name: 'laid', shape: [1], meaning: 'the cards laid this round' },
  { name: 'chain', shape: [1], meaning: 'how many times the last card has taken corridors' },
  {
    name: 'order',
    shape: [seats],
    meaning: 'the seats in laying order, each plus 1; zeros while cards are chosen',
  },
  { name: 'revealed', shape: [seats], meaning: 'by seat, the number of its revealed card, 0 for none' },
  {
    name: 'layout',
    shape: [MOST, ROW],
    meaning:
      'the rows from top to bottom: first column plus 1, number of piles, then four piles of four cards, bottom card first',
  },
  { name: 'turnedUp', shape: [CARD_COUNT], meaning: '1 for each card turned up for the first layout' },
  { name: 'treasures', shape: [CARD_COUNT], meaning: 'by card, the seat that has taken it plus 1' },
  { name: 'hand', shape: [CARD_COUNT], meaning: '1 for each card of the observer’s hand' },
  { name: 'choice', shape: [1], meaning: 'the number of its chosen card, 0 before' },
];

function writeLayout(layout: Schicht['shared']['layout'], bytes: Uint8Array, at: number): void {
  for (let row = 0, to = at; row < layout.length; row++, to += ROW) {
    const { start, piles } = layout[row];
    bytes[to] = start + 1;
    bytes[to + 1] = piles.length;
    for (let i = 0; i < piles.length; i++)
      for (let height = 0; height < piles[i].length; height++)
        bytes[to + 2 + i * MOST + height] = piles[i][height];
  }
}

function write({ seat: observer, shared, own }: View<Schicht>, bytes: Uint8Array, at: number): void {
  if (observer === null || own === null) throw new TypeError('a spectator has no observation');
  const { seats, order, revealed, treasures, turnedUp } = shared;
  bytes[at] = observer;
  bytes[at + 1] = PHASES.indexOf(shared.phase);
  bytes[at + 2] = shared.round;
  bytes[at + 3] = shared.laid;
  bytes[at + 4] = shared.chain;
  let to = at + 5;
  for (let i = 0; i < order.length; i++) bytes[to + i] = ((order[i] - observer + seats) % seats) + 1;
  to += seats;
  for (let seat = 0; seat < revealed.length; seat++)
    bytes[to + ((seat - observer + seats) % seats)] = revealed[seat];
  to += seats;
  writeLayout(shared.layout, bytes, to);
  // Cards count from 1.
  to += MOST * ROW - 1;
  for (let i = 0; i < turnedUp.length; i++) bytes[to + turnedUp[i]] = 1;
  to += CARD_COUNT;
  for (let seat = 0; seat < seats; seat++) {
    const mark = ((seat - observer + seats) % seats) + 1;
    const cards = treasures[seat];
    for (let i = 0; i < cards.length; i++) bytes[to + cards[i]] = mark;
  }
  to += CARD_COUNT;
  for (let i = 0; i < own.hand.length; i++) bytes[to + own.hand[i]] = 1;
  bytes[to + CARD_COUNT + 1] = own.choice;
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

export const observation: Observation<Schicht> = {
  fields,
  write,
  leavesOut: ['the order in which cards were turned up and taken'],
  simplify: ({ seat, shared, own }) => ({
    seat,
    shared: { ...shared, turnedUp: sorted(shared.turnedUp), treasures: shared.treasures.map(sorted) },
    own,
  }),
};

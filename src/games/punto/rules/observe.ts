/** What a seat of Punto sees, as bytes. */
import type { Observation, ObservationField, Seat, View } from '../../../core/index.ts';
import {
  type Card,
  cellAt,
  CELLS,
  colourOf,
  COLOURS,
  NEUTRAL,
  NO_CARD,
  pointsOf,
  toCard,
  WIDTH,
} from './data.ts';
import { type Neutral, placedCard, type Punto, type Shared, sideOf } from './state.ts';

const HIGHEST = 9;
const KINDS = COLOURS.length * HIGHEST;
/** More portions or sightings of neutral cards than these are left out, the oldest first. No match has shown as many. */
const PORTIONS = 32;
const SIGHTINGS = 160;
const PORTION = HIGHEST + 3;

function fields(seats: number): readonly ObservationField[] {
  return [
    { name: 'seat', shape: [1], meaning: 'the number of the seat that observes' },
    { name: 'round', shape: [1], meaning: 'the number of the round, from 1' },
    { name: 'start', shape: [1], meaning: 'the seat that started the round' },
    { name: 'turn', shape: [1], meaning: 'the seat that must place a card, plus 1; 0 after the match' },
    {
      name: 'up',
      shape: [seats, 2],
      meaning: 'by seat, colour (from 1, the observer’s first) and points of its face-up card; 0, 0 for none',
    },
    { name: 'decks', shape: [seats], meaning: 'by seat, the cards in its face-down deck' },
    {
      name: 'top',
      shape: [2, WIDTH, WIDTH],
      meaning:
        'colour and points of the top card on each cell, row by row; the first card lies in the middle',
    },
    { name: 'laid', shape: [4, HIGHEST], meaning: 'by colour and points, the cards placed this round' },
    {
      name: 'wins',
      shape: [seats],
      meaning: 'rounds won by each seat; in teams by the own and the other team',
    },
    { name: 'removed', shape: [4, HIGHEST], meaning: 'by colour and points, the cards out of the match' },
    ...(seats === 3
      ? [
          {
            name: 'portions',
            shape: [PORTIONS, PORTION],
            meaning: 'neutral cards dealt together: how many of each value, then how many each seat got',
          },
          {
            name: 'sightings',
            shape: [SIGHTINGS, 3],
            meaning: 'neutral cards turned up: seat plus 1, points, and how many portions had been dealt',
          },
        ]
      : []),
  ];
}

/** By card, its colour counted from the observer's first, by the colours that a side has. Yellow stays the neutral colour (P3). */
function numberColours({ seats, options }: Shared, seat: Seat): Uint8Array {
  const shift = seats === 2 || options.teams ? 2 * (seat & 1) : seat;
  const number = (colour: number): number => {
    if (colour === 0 || (seats === 3 && colour === NEUTRAL)) return colour;
    const count = seats === 3 ? seats : COLOURS.length;
    return ((colour - 1 - shift + count) % count) + 1;
  };
  return Uint8Array.from({ length: toCard(COLOURS.length + 1, 0) }, (_, card) => number(colourOf(card)));
}

const NUMBERS = new Map<number, Uint8Array>();

function colourNumbers(shared: Shared, seat: Seat): Uint8Array {
  const table = shared.seats * 16 + seat * 2 + (shared.options.teams ? 1 : 0);
  let numbers = NUMBERS.get(table);
  if (numbers === undefined) NUMBERS.set(table, (numbers = numberColours(shared, seat)));
  return numbers;
}

function writeTop(
  { cells, top, bottom, left, right }: Shared,
  colours: Uint8Array,
  bytes: Uint8Array,
  at: number,
): void {
  for (let y = top; y <= bottom; y++)
    for (let cell = cellAt(left, y), end = cellAt(right, y); cell <= end; cell++) {
      const card = cells[cell];
      if (card <= NO_CARD) continue;
      bytes[at + cell] = colours[card];
      bytes[at + CELLS + cell] = pointsOf(card);
    }
}

/** Where a card counts among the kinds, by the observer's numbers of colours. */
const kindOf = (card: Card, colours: Uint8Array): number =>
  (colours[card] - 1) * HIGHEST + pointsOf(card) - 1;

function writeNeutral({ portions, sightings }: Neutral, seat: Seat, bytes: Uint8Array, at: number): void {
  const relative = (other: Seat): number => (other - seat + 3) % 3;
  let to = at;
  for (const { points, counts } of portions.slice(-PORTIONS)) {
    for (const value of points) bytes[to + value - 1]++;
    for (const [other, count] of counts.entries()) bytes[to + HIGHEST + relative(other)] = count;
    to += PORTION;
  }
  to = at + PORTIONS * PORTION;
  for (const sighting of sightings.slice(-SIGHTINGS)) {
    bytes[to++] = relative(sighting.seat) + 1;
    bytes[to++] = sighting.points;
    bytes[to++] = sighting.portions;
  }
}

function write({ seat, shared }: View<Punto>, bytes: Uint8Array, at: number): void {
  if (seat === null) throw new TypeError('a spectator has no observation');
  const { seats, turn, up, decks, laid, wins, removed, neutral } = shared;
  const colours = colourNumbers(shared, seat);
  const relative = (other: Seat): number => (other < seat ? other - seat + seats : other - seat);
  bytes[at] = seat;
  bytes[at + 1] = shared.round;
  bytes[at + 2] = relative(shared.start);
  bytes[at + 3] = turn === null ? 0 : relative(turn) + 1;
  let to = at + 4;
  for (let i = 0, other = seat; i < seats; i++, other = other + 1 === seats ? 0 : other + 1) {
    bytes[to + 2 * i] = colours[up[other]];
    bytes[to + 2 * i + 1] = pointsOf(up[other]);
    bytes[to + 2 * seats + i] = decks[other];
  }
  to += 3 * seats;
  if (shared.filled > 0) writeTop(shared, colours, bytes, to);
  to += 2 * CELLS;
  for (let i = 0; i < laid.length; i++) bytes[to + kindOf(placedCard(laid[i]), colours)]++;
  to += KINDS;
  if (shared.options.teams) {
    const side = sideOf(shared, seat);
    bytes[to] = wins[side];
    bytes[to + 1] = wins[1 - side];
  } else for (let other = 0; other < seats; other++) bytes[to + relative(other)] = wins[other];
  to += seats;
  for (let i = 0; i < removed.length; i++) bytes[to + kindOf(removed[i], colours)]++;
  if (neutral !== null) writeNeutral(neutral, seat, bytes, to + KINDS);
}

export const observation: Observation<Punto> = {
  fields,
  write,
  leavesOut: [
    'the order in which cards were placed and left the match',
    'how finished rounds were won, and through which seat and card',
  ],
  simplify({ seat, shared: { round, start, turn, up, decks, cells, laid, wins, removed, neutral } }) {
    return {
      seat,
      round,
      start,
      turn,
      up,
      decks,
      cells: cells.map((card) => Math.max(card, NO_CARD)),
      laid: laid.map(placedCard).toSorted((a, b) => a - b),
      wins,
      removed: removed.toSorted((a, b) => a - b),
      neutral:
        neutral === null
          ? null
          : [
              neutral.portions
                .slice(-PORTIONS)
                .map(({ points, counts }) => ({ points: points.toSorted((a, b) => a - b), counts })),
              neutral.sightings.slice(-SIGHTINGS),
            ],
    };
  },
};

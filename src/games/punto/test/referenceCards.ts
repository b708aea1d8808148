// Cards and colours of Punto, as in the rules page.
import { getItem } from '../../../../test/reference/reference.ts';

export type Card = string;

/** Seats that win and lose together: one seat, or two partners in the team game. */
export interface Side {
  readonly seats: readonly number[];
  readonly colours: readonly string[];
}

/** The cards on one cell, bottom to top. */
export interface Stack {
  readonly x: number;
  readonly y: number;
  readonly cards: Card[];
}

/** P20 breaks equal highest values in this order. */
export const COLOURS: readonly string[] = ['red', 'green', 'blue', 'yellow'];
export const NEUTRAL = 'yellow';
export const FRAME = 6;
export const LAST_ROUND = 20;
/** Right, down, and the two diagonals: each line of the table is walked in one direction only. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];
/** The cells that touch a cell by an edge or a corner (P9). */
export const AROUND = [...DIRECTIONS, ...DIRECTIONS.map(([dx, dy]) => [-dx, -dy] as const)];

export function colourOf(card: Card): string {
  return getItem(card.split('-'), 0);
}

export function pointsOf(card: Card): number {
  return Number(getItem(card.split('-'), 1));
}

/** P1: values 1–9 twice in each colour. */
export function listCards(colours: readonly string[]): Card[] {
  const cards: Card[] = [];
  for (const colour of colours) {
    for (let value = 1; value <= 9; value += 1) cards.push(`${colour}-${value}`, `${colour}-${value}`);
  }
  return cards;
}

export function sameCards(a: readonly Card[], b: readonly Card[]): boolean {
  return [...a].sort().join(' ') === [...b].sort().join(' ');
}

/** Removes one card of that kind from the list; false if there is none. */
export function takeOne(list: Card[], card: Card): boolean {
  const index = list.indexOf(card);
  if (index < 0) return false;
  list.splice(index, 1);
  return true;
}

/** The most points; on a tie the first of red, green, blue, yellow (P13, P20). */
export function findHighest(cards: readonly Card[]): Card {
  const most = Math.max(...cards.map(pointsOf));
  for (const colour of COLOURS) {
    if (cards.includes(`${colour}-${most}`)) return `${colour}-${most}`;
  }
  throw new Error('no highest card among none');
}

/** The colours of each side: P2 (two seats), P3 (three), P4 (four), P5 (teams). */
export function listSides(seats: number, teams: boolean): Side[] {
  if (seats === 2 || teams) {
    return [
      { seats: teams ? [0, 2] : [0], colours: ['red', 'green'] },
      { seats: teams ? [1, 3] : [1], colours: ['blue', 'yellow'] },
    ];
  }
  return COLOURS.slice(0, seats).map((colour, seat) => ({ seats: [seat], colours: [colour] }));
}

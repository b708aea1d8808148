// Cards of Jericho and their values, as in the rules page.
import type { Json } from '../../../../test/reference/reference.ts';

export type Colour = 'yellow' | 'red' | 'green' | 'blue' | 'purple';
export type Layout = { [colour in Colour]: string[] };
export type Move =
  | { type: 'lay' | 'feed' | 'build' | 'supply'; card: string }
  | { type: 'trumpet'; colour: Colour };

export const COLOURS: readonly Colour[] = ['yellow', 'red', 'green', 'blue', 'purple'];
export const TRUMPET = 'trumpet';
export const SCORING = 'scoring';

/** J1: how many cards of each value every colour has. */
const COPIES: { [value: string]: number } = { 1: 4, 3: 5, 4: 4, 5: 3, 7: 1 };

/** The clause that each move with a card belongs to. */
export const CLAUSES = { lay: 'J4', feed: 'J7', build: 'J11', supply: 'J17' };

/** J1: the 107 playing cards, without the three scoring cards. */
export function playingCards(): string[] {
  const cards: string[] = [];
  for (const colour of COLOURS) {
    for (const [value, copies] of Object.entries(COPIES)) {
      for (let copy = 0; copy < copies; copy += 1) cards.push(`${colour}-${value}`);
    }
  }
  for (let copy = 0; copy < 22; copy += 1) cards.push(TRUMPET);
  return cards;
}

/** The 26 kinds a move can name: 25 kinds of wall card and the trumpet. */
export const KINDS: readonly string[] = [...new Set(playingCards())];

/** J1, J13: a trumpet is worth 2, a wall card what its name says. */
export function valueOf(card: string): number {
  return card === TRUMPET ? 2 : Number(card.split('-')[1]);
}

/** J21: the length of a wall is the sum of its cards. */
export function wallLength(wall: readonly string[]): number {
  return wall.reduce((sum, card) => sum + valueOf(card), 0);
}

export function colourOf(card: string): Colour {
  const colour = COLOURS.find((candidate) => card.startsWith(`${candidate}-`));
  if (colour === undefined) throw new Error(`${card} has no colour`);
  return colour;
}

export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

export function count(cards: readonly string[], card: string): number {
  return cards.filter((other) => other === card).length;
}

/** Takes one card of the kind out of the list: cards of one kind are interchangeable. */
export function takeOut(cards: string[], card: string): void {
  const index = cards.indexOf(card);
  if (index < 0) throw new Error(`${card} is not there`);
  cards.splice(index, 1);
}

export function asCards(value: Json | undefined): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const cards: string[] = [];
  for (const entry of value) {
    if (typeof entry !== 'string') return undefined;
    cards.push(entry);
  }
  return cards;
}

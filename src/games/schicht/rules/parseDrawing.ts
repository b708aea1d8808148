/**
 * Layouts as text, for examples and tests. A line is a row, a word a column; "." is a column without a pile, or a gap between
 * piles of a row. A card is its colour's first letter and its number. A pile is its cards from the bottom, joined by "+".
 */
import { type Card, toCard, COLOURS } from './data.ts';
import type { Layout, Pile } from './layout.ts';

export const parseCard = (drawn: string): Card =>
  toCard(
    COLOURS.findIndex((colour) => colour[0] === drawn[0]),
    Number(drawn.slice(1)),
  );

export function parseLayout(drawing: string): Layout {
  const lines = drawing.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const words = line.split(/\s+/);
      const start = Math.max(
        0,
        words.findIndex((word) => word !== '.'),
      );
      const piles = words
        .slice(start)
        .map((word): Pile => (word === '.' ? [] : word.split('+').map(parseCard)));
      return { start, piles };
    });
}

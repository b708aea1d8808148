/**
 * Layouts as text, for tests. A line is a row, a word a column; "." is a column without a pile, and between piles of a
 * row a gap. A card is its colour's first letter and its number, a pile its cards from the bottom, joined by "+".
 */
import type { State } from '../../../core/index.ts';
import { type Card, cardOf, COLOURS, colourOf, NO_CARD, numberOf, ROUNDS } from '../rules/data.ts';
import type { Layout, Pile } from '../rules/layout.ts';
import { choose, openMatch } from '../rules/play.ts';
import type { Schicht } from '../rules/state.ts';

export const card = (drawn: string): Card =>
  cardOf(
    COLOURS.findIndex((colour) => colour[0] === drawn[0]),
    Number(drawn.slice(1)),
  );

const drawCard = (c: Card): string => `${COLOURS[colourOf(c)][0]}${numberOf(c)}`;

export function layoutOf(drawing: string): Layout {
  const lines = drawing.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const words = line.split(/\s+/);
      const start = Math.max(
        0,
        words.findIndex((word) => word !== '.'),
      );
      const piles = words.slice(start).map((word): Pile => (word === '.' ? [] : word.split('+').map(card)));
      return { start, piles };
    });
}

/** One line a row, one blank between columns. */
export const draw = (layout: Layout): string =>
  layout
    .map(({ start, piles }) => [
      ...Array.from({ length: start }, () => '.'),
      ...piles.map((pile) => (pile.length === 0 ? '.' : pile.map(drawCard).join('+'))),
    ])
    .map((words) => words.join(' '))
    .join('\n');

/** A drawing as `draw` gives it. */
export const drawn = (drawing: string): string => draw(layoutOf(drawing));

/** The last round on a drawn layout: each seat has chosen one card, and all are revealed. */
export function lastRound(drawing: string, cards: readonly string[], silver = false): State<Schicht> {
  const hands = cards.map((c) => [card(c)]);
  const state = openMatch(cards.length, { silver }, hands, [card('y1'), card('y2')], []);
  state.shared.round = ROUNDS;
  state.shared.layout = layoutOf(drawing);
  hands.forEach(([c], seat) => choose(state, seat, c ?? NO_CARD, undefined));
  return state;
}

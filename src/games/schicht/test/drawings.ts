import type { State } from '../../../core/index.ts';
import { type Card, COLOURS, colourOf, NO_CARD, numberOf, ROUNDS } from '../rules/data.ts';
import { parseCard, parseLayout } from '../rules/parseDrawing.ts';
import type { Layout } from '../rules/layout.ts';
import { choose, openMatch } from '../rules/play.ts';
import type { Schicht } from '../rules/state.ts';

export { parseCard, parseLayout };

const drawCard = (c: Card): string => `${COLOURS[colourOf(c)][0]}${numberOf(c)}`;

/** One line per row, one blank between columns. */
export const drawLayout = (layout: Layout): string =>
  layout
    .map(({ start, piles }) => [
      ...Array.from({ length: start }, () => '.'),
      ...piles.map((pile) => (pile.length === 0 ? '.' : pile.map(drawCard).join('+'))),
    ])
    .map((words) => words.join(' '))
    .join('\n');

export const normalizeDrawing = (drawing: string): string => drawLayout(parseLayout(drawing));

/** The last round on a drawn layout: each seat has chosen one card, and all are revealed. */
export function stateFromDrawing(drawing: string, cards: readonly string[], silver = false): State<Schicht> {
  const hands = cards.map((c) => [parseCard(c)]);
  const state = openMatch(cards.length, { silver }, hands, [parseCard('y1'), parseCard('y2')], []);
  state.shared.round = ROUNDS;
  state.shared.layout = parseLayout(drawing);
  hands.forEach(([c], seat) => choose(state, seat, c ?? NO_CARD, undefined));
  return state;
}

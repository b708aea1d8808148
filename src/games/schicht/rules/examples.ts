/** The examples of the rules page as layouts. The rules decide where a card may go and what follows. */
import { closeGaps } from './closings.ts';
import type { Card } from './data.ts';
import { parseCard, parseLayout } from './parseDrawing.ts';
import type { Layout } from './layout.ts';
import { layCard, type Place, placesFor } from './placement.ts';
import { type Taking, takingFrom } from './takings.ts';

export interface Example {
  readonly layout: Layout;
  /** The card to be laid, and its places (S8, S9, S20). */
  readonly card: Card | null;
  readonly places: readonly Place[];
  /** S12: the cards that laying it there takes, and the layout after the gaps have closed. */
  readonly laid: Layout | null;
  readonly taking: Taking | null;
  readonly after: Layout | null;
}

function example(drawing: string, drawnCard?: string): Example {
  const layout = parseLayout(drawing);
  if (drawnCard === undefined)
    return { layout, card: null, places: [], laid: null, taking: null, after: null };
  const places = placesFor(layout, parseCard(drawnCard));
  const laid = places.length === 1 ? layCard(layout, parseCard(drawnCard), places[0]) : null;
  const taking = laid === null ? null : takingFrom(laid);
  const after = taking === null ? null : closeGaps(taking.gapped, taking.ways[0]);
  return { layout, card: parseCard(drawnCard), places, laid, taking, after };
}

export const EXAMPLES = {
  layout: (): Example =>
    example(`b9  b15   .
             r5  r8+r9 r12
             .   .     g3`),
  row: (): Example => example('r3 r8 r16', 'r12'),
  start: (): Example =>
    example(
      `.   b9
       r7  r9`,
      'g8',
    ),
  two: (): Example =>
    example(
      `.   .   b9  b15
       r2  r5  r7
       .   .   g8  g12
       .   .   .   y10`,
      'r13',
    ),
  closing: (): Example =>
    example(
      `b8  b12
       r7  r9  r15
       .   g5  g10 g11`,
      'y5',
    ),
  silver: (): Example =>
    example(
      `s1
       b8`,
      'r16',
    ),
};

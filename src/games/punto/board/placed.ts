/** Where a card was placed, told from another card: no coordinates. */
import { cardName, columnOf, rowOf } from '../rules/data.ts';
import type { CardName, Event, Shared } from '../rules/rules.ts';
import { placedCard, placedCell } from '../rules/state.ts';
import type { PuntoMessages } from '../messages/en.ts';
import type { Names } from '../../../messages/index.ts';

export type Placed = Extract<Event, { readonly type: 'placed' }>;
type Relation = 'left' | 'right' | 'above' | 'below' | 'corner';
type LaidCard = Pick<Placed, 'x' | 'y' | 'card'>;

function findRelation(from: LaidCard, to: LaidCard): Relation | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return null;
  if (dy === 0) return dx > 0 ? 'left' : 'right';
  if (dx === 0) return dy > 0 ? 'above' : 'below';
  return 'corner';
}

/** The cards placed since the last deal, in order. */
export const listPlaced = (earlier: readonly Event[]): readonly LaidCard[] =>
  earlier
    .slice(earlier.findLastIndex(({ type }) => type === 'roundDealt') + 1)
    .filter((event) => event.type === 'placed');

export const listLaid = ({ laid }: Shared): readonly LaidCard[] =>
  laid.map((one) => {
    const cell = placedCell(one);
    return { x: columnOf(cell), y: rowOf(cell), card: cardName(placedCard(one)) };
  });

/** A card of the round that the placed one touches, preferably by an edge; of these the last. */
export function findTouched(
  event: Placed,
  laid: readonly LaidCard[],
): { readonly how: Relation; readonly card: CardName } | null {
  const touched = laid.toReversed().flatMap((one) => {
    const how = findRelation(event, one);
    return how === null ? [] : [{ how, card: one.card }];
  });
  return touched.find(({ how }) => how !== 'corner') ?? touched[0] ?? null;
}

/** "Ada places the blue 2 left of the red 8." */
export function describePlaced(
  event: Placed,
  laid: readonly LaidCard[],
  says: PuntoMessages['board'],
  names: Names,
): string {
  const say = (where: string | null): string => says.placed(names, event.seat, event.card, where);
  if (event.covered !== null) return say(says.where.on(event.covered));
  if (event.x === 0 && event.y === 0) return say(says.inMiddle);
  const touched = findTouched(event, laid);
  return say(touched === null ? null : says.where[touched.how](touched.card));
}

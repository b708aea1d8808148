import type { View } from '../../../core/index.ts';
import type { Thing, Explanation } from '../../../explain/explain.ts';
import { getArea } from '../rules/area.ts';
import { cardByName, CARDS, COLOURS } from '../rules/data.ts';
import type { Campos, Event } from '../rules/state.ts';
import type { CamposRemark } from './remarks.ts';
import { areaThings, BAG, frontThing, handThing, scoreThing, sizeThing } from './thingIds.ts';

const explain = (
  clause: string,
  things: readonly Thing[],
  ...remarks: CamposRemark[]
): Explanation<CamposRemark> => ({
  clause,
  things,
  remarks,
});

export function explainEvent(event: Event, { shared }: View<Campos>): Explanation<CamposRemark> {
  switch (event.type) {
    case 'placed':
      return explain('C7', [`piece ${event.q},${event.r}`]);
    case 'removed':
      return explain('C14', []);
    case 'scored': {
      const card = cardByName(event.card);
      if (card === undefined) return explain('C8', [scoreThing(event.seat)]);
      const { larger, smaller, scores } = CARDS[card];
      return explain(
        'C8',
        [
          ...areaThings(getArea(shared.laid), scores),
          sizeThing(larger),
          sizeThing(smaller),
          scoreThing(event.seat),
        ],
        { type: 'ahead', larger: COLOURS[larger], smaller: COLOURS[smaller] },
        { type: 'pointEach', colour: COLOURS[scores], points: event.points },
      );
    }
    case 'refilled':
      return explain('C9', [BAG, frontThing(event.seat, 0), frontThing(event.seat, 1)]);
    case 'constructionOver':
      return explain('C10', [event.by === 'cards' ? handThing(event.seat) : BAG]);
    case 'dealt':
      return explain('C11', [handThing(event.seat)]);
    case 'matchOver':
      return explain('C17', event.winners.map(scoreThing));
  }
}

/** Which clause an event of Campos follows, and what it concerns. */
import type { View } from '../../../core/index.ts';
import type { Thing, Why } from '../../../explain/explain.ts';
import { areaOf } from '../rules/area.ts';
import { cardByName, CARDS, COLOURS } from '../rules/data.ts';
import type { Campos, Event } from '../rules/state.ts';
import type { CamposRemark } from './remarks.ts';
import { areaThings, BAG, frontThing, handThing, scoreThing, sizeThing } from './things.ts';

const because = (
  clause: string,
  things: readonly Thing[],
  ...remarks: CamposRemark[]
): Why<CamposRemark> => ({
  clause,
  things,
  remarks,
});

export function why(event: Event, { shared }: View<Campos>): Why<CamposRemark> {
  switch (event.type) {
    case 'placed':
      return because('C7', [`piece ${event.q},${event.r}`]);
    case 'removed':
      return because('C14', []);
    case 'scored': {
      const card = cardByName(event.card);
      if (card === undefined) return because('C8', [scoreThing(event.seat)]);
      const { larger, smaller, scores } = CARDS[card];
      return because(
        'C8',
        [
          ...areaThings(areaOf(shared.laid), scores),
          sizeThing(larger),
          sizeThing(smaller),
          scoreThing(event.seat),
        ],
        { type: 'ahead', larger: COLOURS[larger], smaller: COLOURS[smaller] },
        { type: 'pointEach', colour: COLOURS[scores], points: event.points },
      );
    }
    case 'refilled':
      return because('C9', [BAG, frontThing(event.seat, 0), frontThing(event.seat, 1)]);
    case 'constructionOver':
      return because('C10', [event.by === 'cards' ? handThing(event.seat) : BAG]);
    case 'dealt':
      return because('C11', [handThing(event.seat)]);
    case 'matchOver':
      return because('C17', event.winners.map(scoreThing));
  }
}

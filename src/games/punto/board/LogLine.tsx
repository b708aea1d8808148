import type { PuntoMessages } from '../messages/en.ts';
import type { Seat } from '../../../core/index.ts';
import { type Names, toLabels } from '../../../messages/index.ts';
import { Mini } from '../../../web/ui/kit/Card.tsx';
import type { DrawnLogLine } from '../../../web/ui/board/boardModule.ts';
import { cardByName, colourOf, NO_CARD, pointsOf } from '../rules/data.ts';
import type { CardName, Event } from '../rules/rules.ts';
import { hueClass } from './Card.tsx';

const Card = ({ name, class: className = '' }: { readonly name: CardName; readonly class?: string }) => {
  const card = cardByName(name) ?? NO_CARD;
  return <Mini hue={hueClass(colourOf(card))} value={pointsOf(card)} class={className} />;
};

type Placed = Extract<Event, { readonly type: 'placed' }>;
type Relation = 'left' | 'right' | 'above' | 'below' | 'corner';

function findRelation(from: Placed, to: Placed): Relation | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return null;
  if (dy === 0) return dx > 0 ? 'left' : 'right';
  if (dx === 0) return dy > 0 ? 'above' : 'below';
  return 'corner';
}

/** A card of the round that the placed one touches, preferably by an edge; of these the last. */
function findTouched(event: Placed, earlier: readonly Event[]): { how: Relation; card: CardName } | null {
  const dealt = earlier.findLastIndex(({ type }) => type === 'roundDealt');
  const touched = earlier
    .slice(dealt + 1)
    .toReversed()
    .flatMap((one) => {
      const how = one.type === 'placed' ? findRelation(event, one) : null;
      return one.type === 'placed' && how !== null ? [{ how, card: one.card }] : [];
    });
  return touched.find(({ how }) => how !== 'corner') ?? touched[0] ?? null;
}

function formatWinners(winners: readonly Seat[], says: PuntoMessages['board'], names: Names): string {
  const said = toLabels(names).seats(winners);
  const isMine = winners.length === 1 && said !== names.seats(winners);
  return isMine ? says.youWinMatch : says.winMatch(said, winners.length);
}

export function renderLogLine(
  event: Event,
  _: unknown,
  says: PuntoMessages['board'],
  names: Names,
  earlier: readonly Event[] = [],
): DrawnLogLine {
  switch (event.type) {
    case 'placed': {
      const touched = event.covered === null ? findTouched(event, earlier) : null;
      const beside = event.covered ?? touched?.card;
      return {
        seat: event.seat,
        picture: (
          <>
            <Card name={event.card} />
            {beside !== undefined && (
              <>
                {touched === null ? says.log.on : says.log[touched.how]}
                <Card name={beside} />
              </>
            )}
          </>
        ),
      };
    }
    case 'turnedUp':
      return { seat: event.seat, picture: null };
    case 'stuck':
      return {
        seat: event.seat,
        isQuiet: true,
        picture: (event.lacks === 'card' ? says.noCard : says.noPlace)(names, event.seat),
      };
    case 'roundWon':
      return {
        seat: event.seats[0] ?? null,
        picture: (
          <>
            <b>{says.log.won(event.by)}</b>
            <Card name={event.removed} class="gone" />
          </>
        ),
      };
    case 'roundDrawn':
      return { seat: null, picture: <b>{says.nobodyWins}</b> };
    case 'roundDealt':
      return { seat: null, part: says.log.round(event.round), picture: null };
    case 'matchOver':
      return {
        seat: null,
        picture: <b>{formatWinners(event.winners, says, names)}</b>,
      };
  }
}

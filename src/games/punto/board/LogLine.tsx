import type { PuntoMessages } from '../messages/en.ts';
import type { Names } from '../../../messages/index.ts';
import { Mini } from '../../../web/ui/kit/Card.tsx';
import type { DrawnLogLine } from '../../../web/ui/board/boardModule.ts';
import { cardByName, colourOf, NO_CARD, pointsOf } from '../rules/data.ts';
import type { CardName, Event } from '../rules/rules.ts';
import { hueClass } from './Card.tsx';

const Card = ({ name, class: className = '' }: { readonly name: CardName; readonly class?: string }) => {
  const card = cardByName(name) ?? NO_CARD;
  return <Mini hue={hueClass(colourOf(card))} value={pointsOf(card)} class={className} />;
};

export function renderLogLine(
  event: Event,
  _: unknown,
  says: PuntoMessages['board'],
  names: Names,
): DrawnLogLine {
  switch (event.type) {
    case 'placed':
      return {
        seat: event.seat,
        picture: (
          <>
            <Card name={event.card} />
            {event.covered !== null && (
              <>
                {says.log.on}
                <Card name={event.covered} />
              </>
            )}
          </>
        ),
      };
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
        picture: <b>{says.winMatch(names.seats(event.winners), event.winners.length)}</b>,
      };
  }
}

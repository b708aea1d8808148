import type { PuntoMessages } from '../messages/en.ts';
import type { Seat } from '../../../core/index.ts';
import { type Names, toLabels } from '../../../messages/index.ts';
import { Mini } from '../../../web/ui/kit/Card.tsx';
import type { DrawnLogLine } from '../../../web/ui/board/boardModule.ts';
import { cardByName, colourOf, NO_CARD, pointsOf } from '../rules/data.ts';
import type { CardName, Event } from '../rules/rules.ts';
import { hueClass } from './Card.tsx';
import { findTouched, listPlaced } from './placed.ts';

const Card = ({ name, class: className = '' }: { readonly name: CardName; readonly class?: string }) => {
  const card = cardByName(name) ?? NO_CARD;
  return <Mini hue={hueClass(colourOf(card))} value={pointsOf(card)} class={className} />;
};

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
      const touched = event.covered === null ? findTouched(event, listPlaced(earlier)) : null;
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

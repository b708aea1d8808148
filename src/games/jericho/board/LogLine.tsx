/** Jericho in the log: small pictures of cards, tilted if they fall, face down if unseen. */
import { toLabels } from '../../../messages/messages.ts';
import type { Names } from '../../../messages/index.ts';
import { Back } from '../../../web/ui/kit/Card.tsx';
import type { DrawnLogLine } from '../../../web/ui/board/boardModule.ts';
import { ColourSymbol } from '../../../web/ui/components/ColourSymbol.tsx';
import type { CardName, Event, Share } from '../rules/rules.ts';
import type { JerichoMessages } from '../messages/en.ts';
import { MiniCard } from './Cards.tsx';
import { findCard } from './wallGroups.ts';

const CardImage = ({
  name,
  class: className = '',
}: {
  readonly name: CardName | null;
  readonly class?: string;
}) => (name === null ? <Back /> : <MiniCard card={findCard(name)} class={className} />);

const CardImages = ({ cards }: { readonly cards: readonly CardName[] }) => (
  <>
    {cards.map((name, i) => (
      <CardImage key={i} name={name} />
    ))}
  </>
);

const ShareList = ({
  shares,
  names,
  class: className = '',
}: {
  readonly shares: readonly Share[];
  readonly names: Names;
  readonly class?: string;
}) => (
  <>
    {shares.flatMap(({ seat, cards }) => [
      ...cards.map((name, i) => <CardImage key={`${seat} ${i}`} name={name} class={className} />),
      <span key={seat}>{toLabels(names).seat(seat)}</span>,
    ])}
  </>
);

export function renderLogLine(
  event: Event,
  words: JerichoMessages,
  says: JerichoMessages['board'],
  names: Names,
): DrawnLogLine {
  switch (event.type) {
    case 'laid':
      return {
        seat: event.seat,
        picture: (
          <>
            <CardImage name={event.card} />
            {says.placeDown}
          </>
        ),
      };
    case 'fed':
    case 'supplied':
      return {
        seat: event.seat,
        picture: (
          <>
            <CardImage name={event.card} />
            {says.log.toSupply}
          </>
        ),
      };
    case 'revealed':
      return {
        seat: event.seat,
        picture: <CardImage name={event.card} class={event.card === 'trumpet' ? 'gone' : ''} />,
      };
    case 'built':
      return {
        seat: event.seat,
        picture: (
          <>
            <CardImage name={event.card} />
            {says.log.built}
          </>
        ),
      };
    case 'trumpetPlayed':
      return {
        seat: event.seat,
        picture: (
          <>
            <CardImage name="trumpet" class={event.joins ? '' : 'gone'} />
            {says.log.on}
            <ColourSymbol hue={event.colour} />
            <ShareList shares={[...event.removed, ...event.fallen]} names={names} class="gone" />
          </>
        ),
      };
    case 'drew':
      return { seat: event.seat, picture: null };
    case 'scoringDrawn':
      return { seat: event.seat, picture: <b>{says.scoring.title(event.round)}</b> };
    case 'supplyShown':
      return { seat: null, isQuiet: true, picture: <CardImages cards={event.cards} /> };
    case 'scored':
      return {
        seat: null,
        isQuiet: true,
        picture: (
          <>
            <ColourSymbol hue={event.colour} />
            {event.shares.length === 0 ? (
              <span>{says.scoring.nobody}</span>
            ) : (
              <>
                <span>{event.length}:</span>
                <ShareList shares={event.shares} names={names} />
              </>
            )}
            {event.left.length > 0 && <span>{says.scoring.stays(event.left.length)}</span>}
          </>
        ),
      };
    case 'roundBegun':
      return { seat: null, part: words.round(event.round), picture: null };
    case 'onesTaken':
      return { seat: event.seat, isQuiet: true, picture: <ShareList shares={[event]} names={names} /> };
    case 'matchOver':
      return {
        seat: null,
        picture: (
          <b>
            {says.asks.over(toLabels(names).seats(event.winners), event.scores[event.winners[0] ?? 0] ?? 0)}
          </b>
        ),
      };
  }
}

/** Schicht im Schacht in the log: small pictures of cards, where they lie, and what they take. */
import { toLabels } from '../../../messages/messages.ts';
import type { Names } from '../../../messages/index.ts';
import { Mini } from '../../../web/ui/kit/Card.tsx';
import type { DrawnLogLine } from '../../../web/ui/board/boardModule.ts';
import { cardByName, NO_CARD, numberOf, ROUNDS } from '../rules/data.ts';
import type { CardName, Event } from '../rules/rules.ts';
import type { SchichtMessages } from '../messages/en.ts';
import { hueClass } from './boardModel.ts';

const CardImage = ({ name }: { readonly name: CardName }) => {
  const card = cardByName(name) ?? NO_CARD;
  return <Mini hue={hueClass(card)} value={numberOf(card)} />;
};

export function renderLogLine(
  event: Event,
  words: SchichtMessages,
  says: SchichtMessages['board'],
  names: Names,
): DrawnLogLine {
  switch (event.type) {
    case 'revealed':
      return {
        seat: null,
        isQuiet: true,
        part: words.round(event.round, ROUNDS),
        picture: event.cards.map(({ seat, card }, i) => (
          <span key={seat} class="in-order">
            {i + 1} <CardImage name={card} /> {toLabels(names).seat(seat)}
          </span>
        )),
      };
    case 'laid':
      return {
        seat: event.seat,
        picture: (
          <>
            <CardImage name={event.card} />
            {event.against !== null && event.how !== 'first' && (
              <>
                {says.log[event.how]}
                <CardImage name={event.against} />
              </>
            )}
          </>
        ),
      };
    case 'taken':
      return {
        seat: event.seat,
        picture: (
          <>
            {event.step > 1 && <b>{says.log.again}</b>}
            {event.cards.map((name) => (
              <CardImage key={name} name={name} />
            ))}
            <b class="plus">+{event.cards.length}</b>
          </>
        ),
      };
    case 'closed':
      return { seat: event.seat, isQuiet: true, picture: says.storyClosed(event.moves.length) };
    case 'matchOver': {
      const cards = event.treasures[event.winners[0] ?? 0] ?? 0;
      return {
        seat: null,
        picture: <b>{says.askOver(toLabels(names).seats(event.winners), cards)}</b>,
      };
    }
  }
}

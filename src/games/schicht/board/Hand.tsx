import { toLabels } from '../../../messages/messages.ts';
import { type Card, cardName, NO_CARD } from '../rules/data.ts';
import { Hand as Fan, HandCard } from '../../../web/ui/kit/Hand.tsx';
import { Icon } from '../../../web/ui/components/Icon.tsx';
import { Region } from '../../../web/ui/board/Region.tsx';
import { cardThing } from '../explain/vocabulary.ts';
import { cardMark, Face, Print } from './Card.tsx';
import { ClosingChoices } from './ClosingChoices.tsx';
import { isSame } from './offers.ts';
import { type Props, cardToLay, hueClass, sorted } from './boardModel.ts';

export const LAID = 'lay';

function OwnCard({ props, card, place }: { props: Props; card: Card; place: string }) {
  const { view, moves, pending, hint, offer, words, says } = props;
  const { shared, own, seat } = view;
  const move = { type: 'choose', card: cardName(card) } as const;
  const mayChoose = moves.some(({ type }) => type === 'choose');
  const lays = moves.filter(({ type }) => type === 'lay');
  const isToLay = card === cardToLay(shared, seat);
  const isChosen = own?.choice === card;
  const isPending = isSame(pending, move);
  const isHinted = isSame(hint[0], move);
  const isUp = isToLay || isChosen || isPending;
  const canUse = mayChoose || (isToLay && lays.length > 0);
  return (
    <HandCard
      hue={hueClass(card)}
      style={place}
      label={[
        isToLay ? says.yourCard(move.card) : words.card(move.card),
        isChosen ? says.chosen : '',
        isHinted ? says.recommended : '',
      ]
        .filter((part) => part !== '')
        .join(', ')}
      drag={canUse ? (isToLay ? LAID : move.card) : undefined}
      flip={cardMark(card)}
      thing={cardThing(card)}
      isFirst={isUp}
      isUp={isUp}
      isLegal={mayChoose || (isToLay && lays.length === 1)}
      isPressed={mayChoose ? isPending : isChosen || undefined}
      isOff={!canUse}
      onPick={() => {
        if (!isToLay) offer(move);
        else if (lays.length === 1) offer(lays[0]!);
        else if (pending?.type === 'lay') offer(pending);
        else document.querySelector<HTMLElement>('.choices [data-cell]')?.focus();
      }}
    >
      <Print card={card} />
      {isChosen && (
        <span class="badge tick">
          <Icon name="check" />
        </span>
      )}
      {isHinted && (
        <span class="badge lamp">
          <Icon name="hint" />
        </span>
      )}
    </HandCard>
  );
}

export function Hand(props: Props) {
  const { view, says } = props;
  const { shared, own, seat } = view;
  if (own === null) return null;
  const toLay = cardToLay(shared, seat);
  const cards = sorted(toLay === NO_CARD ? own.hand : [...own.hand, toLay]);
  const middle = (cards.length - 1) / 2;
  // As many as before the choice, so that the hand keeps its height until the round is over.
  const held = own.hand.length + (shared.phase === 'lay' || shared.phase === 'close' ? 1 : 0);
  return (
    <Fan
      name={says.ownHand}
      count={cards.length}
      lines={held > 6 ? 2 : 1}
      across={held > 6 ? Math.ceil(held / 2) : cards.length}
      class={`own ${shared.phase === 'choose' ? '' : 'resting'}`}
      above={<ClosingChoices props={props} />}
    >
      {cards.map((card, i) => (
        <OwnCard key={card} props={props} card={card} place={`--off: ${i - middle}`} />
      ))}
    </Fan>
  );
}

export function OpenHands({ open, names, words, says, view }: Props) {
  if (open === null) return null;
  return (
    <Region name={says.allHands} class="all-hands">
      {open.map(({ hand, choice }, seat) => {
        const cards = sorted(hand);
        const said = cards.map((card) =>
          card === choice ? `${words.card(cardName(card))} (${says.chosen})` : words.card(cardName(card)),
        );
        return (
          <button type="button" key={seat} data-cell class="row-of-cards" aria-disabled="true">
            <b class="cut">{toLabels(names).seat(seat)}</b>
            <span class="hidden">{said.join(', ')}</span>
            <span aria-hidden="true">
              {cards.map((card) => (
                <Face
                  key={card}
                  card={card}
                  class={`mini ${card === choice ? 'up' : ''}`}
                  flip={
                    seat === view.seat || card === cardToLay(view.shared, seat) ? undefined : cardMark(card)
                  }
                />
              ))}
            </span>
          </button>
        );
      })}
    </Region>
  );
}

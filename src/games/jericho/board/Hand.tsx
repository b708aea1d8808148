import { cardName, NO_CARD, TRUMPET } from '../rules/data.ts';
import { Hand as Fan, HandCard } from '../../../web/ui/kit/Hand.tsx';
import { Region } from '../../../web/ui/board/Region.tsx';
import { cardThing } from '../explain/vocabulary.ts';
import { Face, hueClass, MiniCards, withCopies } from './Cards.tsx';
import { seatsFrom } from './wallGroups.ts';
import type { BoardState } from './boardState.ts';

function isHinted({ hint }: BoardState, name: string): boolean {
  if (hint === null) return false;
  return hint.type === 'trumpet' ? name === 'trumpet' : hint.card === name;
}

export function Hand({ table }: { readonly table: BoardState }) {
  const { view, says, words, memory } = table;
  const { own } = view;
  if (own === null) return null;
  const isLaid = view.shared.phase === 'lay';
  const isSounding = memory.isFalling && memory.move?.seat === table.me;
  // A chosen layout card already lies on its place, and a sounding trumpet has left the hand.
  const hidden = isLaid && own.choice !== NO_CARD ? own.choice : isSounding ? TRUMPET : NO_CARD;
  const cards = withCopies(own.hand).filter(({ card, copy }) => card !== hidden || copy > 0);
  return (
    <Fan name={says.parts.hand} count={cards.length}>
      {cards.map(({ card, copy }, i) => {
        const name = cardName(card);
        const isChosen = !isLaid && own.choice === card && copy === 0;
        return (
          <HandCard
            key={`${card}-${copy}`}
            hue={hueClass(card)}
            class={`${isChosen ? 'chosen' : ''} ${isHinted(table, name) ? 'hinted' : ''}`}
            label={isChosen ? `${words.card(name)}, ${says.chosen}` : words.card(name)}
            thing={cardThing(card)}
            drag={`${card}-${copy}`}
            flip={`hand-${name}-${copy}`}
            from={memory.move === null ? undefined : 'pile'}
            isFirst={i === 0}
            isLegal={table.selected === null && table.canPlay(card)}
            isPressed={table.isSelected(card, copy)}
            isOff={!table.mayPick(card)}
            onPick={() => table.pick(card, copy)}
          >
            <Face card={card} />
            {isChosen && (
              <span class="tag" aria-hidden="true">
                {says.chosen}
              </span>
            )}
          </HandCard>
        );
      })}
    </Fan>
  );
}

export function OpenHands({ table }: { readonly table: BoardState }) {
  const { open, says, words } = table;
  if (open === null) return null;
  return (
    <Region name={says.parts.hands} class="open-hands">
      {seatsFrom(table.view).map((seat) => {
        const { hand, choice } = open[seat]!;
        const label = hand
          .map((card, i) => {
            const isChosen = card === choice && hand.indexOf(card) === i;
            return isChosen ? `${words.card(cardName(card))} (${says.chosen})` : words.card(cardName(card));
          })
          .join(', ');
        return (
          <div
            key={seat}
            class="open-hand"
            role="img"
            data-cell=""
            aria-label={`${table.names.seat(seat)}: ${label}`}
          >
            <span class="who cut">{table.seatName(seat)}</span>
            <MiniCards
              cards={hand}
              marks={(card, copy) => ({
                class: card === choice && copy === 0 ? 'mine' : '',
                flip: `open-${seat}-${cardName(card)}-${copy}`,
                from: 'pile',
              })}
            />
          </div>
        );
      })}
    </Region>
  );
}

/** The layout before the first turn: each seat's first card lies face down until all are revealed (J4–J8). */
import type { Seat } from '../../../core/index.ts';
import { type Card as CardNumber, cardName, NO_CARD } from '../rules/data.ts';
import { Back, Card } from '../../../web/ui/kit/Card.tsx';
import { Place as Spot } from '../../../web/ui/kit/Place.tsx';
import { Dots } from '../../../web/ui/kit/Seats.tsx';
import { Icon } from '../../../web/ui/components/Icon.tsx';
import { Region } from '../../../web/ui/board/Region.tsx';
import { layoutThing } from '../explain/vocabulary.ts';
import { Face, hueClass } from './Cards.tsx';
import { findCard, seatsFrom } from './wallGroups.ts';
import type { BoardState } from './boardState.ts';

/** The card at a place, as far as the viewing seat may know it; null if face down. */
function cardAt({ view, open, me }: BoardState, seat: Seat): CardNumber | null {
  const own = open?.[seat] ?? (seat === me ? view.own : null);
  if (own === null || own === undefined) return null;
  const card = own.layout === NO_CARD && view.shared.phase === 'lay' ? own.choice : own.layout;
  return card === NO_CARD ? null : card;
}

function Place({ table, seat }: { readonly table: BoardState; readonly seat: Seat }) {
  const { view, says, me, offers, pending } = table;
  const isMine = seat === me;
  const isThinking = table.isToAct(seat);
  const isLaying = view.shared.phase === 'lay';
  const isDown = !isLaying || !isThinking;
  const card = cardAt(table, seat);
  const waits = isMine && pending?.type === 'lay' ? findCard(pending.card) : null;
  const offer = isMine ? offers.layout : null;
  const label = [
    `${says.place(isMine ? null : table.names.seat(seat))}: ${
      card !== null ? says.placeOwn(cardName(card)) : isDown ? says.placeDown : says.placeEmpty
    }`,
    isThinking ? says.choosing : says.ready,
    ...(offer === null ? [] : [says.layHere(offer.card)]),
  ].join('; ');
  const shown = card ?? waits;
  const classes = ['layout', isMine ? 'mine' : '', isThinking ? 'thinking' : ''];
  const inside = (
    <>
      {shown === null ? (
        isDown && <Back flip={`layout-${seat}`} from={`seat-${seat}`} />
      ) : (
        <Card
          hue={hueClass(shown)}
          class={card === null ? 'ghost' : 'down'}
          flip={`layout-${seat}`}
          from={`hand-${cardName(shown)}-0`}
        >
          <Face card={shown} />
        </Card>
      )}
      {shown === null && isMine && !isDown && (
        <span class="prompt" aria-hidden="true">
          {says.yourPlace}
        </span>
      )}
    </>
  );
  return (
    <div class={classes.join(' ')} data-drop={isMine ? 'layout' : undefined} data-thing={layoutThing(seat)}>
      {isMine ? (
        <Spot
          class="spot"
          label={label}
          isFirst
          isLegal={offer !== null}
          onOffer={() => table.placeOnLayout()}
        >
          {inside}
        </Spot>
      ) : (
        <div class="spot" role="img" data-cell="" aria-label={label}>
          {inside}
        </div>
      )}
      <span class="who cut" aria-hidden="true">
        {table.seatName(seat)}
      </span>
      <span class="state" aria-hidden="true">
        {isThinking ? <Dots /> : <Icon name="check" />}
        <span class="doing-now">{isThinking ? says.choosing : says.ready}</span>
      </span>
    </div>
  );
}

export function Layouts({ table }: { readonly table: BoardState }) {
  return (
    <Region name={table.says.parts.layouts} class="layouts">
      {seatsFrom(table.view).map((seat) => (
        <Place key={seat} table={table} seat={seat} />
      ))}
    </Region>
  );
}

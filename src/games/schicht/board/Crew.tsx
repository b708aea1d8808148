import { toLabels } from '../../../messages/messages.ts';
import { seatSetHas, type Seat } from '../../../core/index.ts';
import { type Card, cardByName, cardName, isSilver, NO_CARD } from '../rules/data.ts';
import { findWinners } from '../rules/play.ts';
import { handSize } from '../rules/state.ts';
import { Icon } from '../../../web/ui/components/Icon.tsx';
import { Dots, Seat as Panel, Seats as Strip } from '../../../web/ui/kit/Seats.tsx';
import { ColourSymbol } from '../../../web/ui/components/ColourSymbol.tsx';
import { cardThing, handThing, ORDER, treasureThing } from '../explain/vocabulary.ts';
import { Back, cardMark, choiceMark, Face } from './Card.tsx';
import { type Props, findActiveSeat } from './boardModel.ts';

type Crew = Pick<Props, 'view' | 'events' | 'toAct' | 'names' | 'words' | 'says'>;
type State = 'thinking' | 'chosen' | 'waits' | 'now' | 'laid' | 'won' | 'done';

function findState({ view: { shared }, toAct }: Crew, seat: Seat): State {
  const { phase, order, laid } = shared;
  if (phase === 'over') return findWinners(shared).includes(seat) ? 'won' : 'done';
  if (phase === 'choose') return seatSetHas(toAct, seat) ? 'thinking' : 'chosen';
  if (findActiveSeat(shared) === seat) return 'now';
  return order.indexOf(seat) < laid ? 'laid' : 'waits';
}

function stateInWords({ says }: Crew, state: State): string {
  switch (state) {
    case 'thinking':
      return says.thinking;
    case 'chosen':
      return says.hasChosen;
    case 'waits':
      return says.waits;
    case 'now':
      return says.laysNow;
    case 'laid':
      return says.hasLaid;
    case 'won':
      return says.won;
    case 'done':
      return '';
  }
}

function Held({ seat, state, crew }: { readonly seat: Seat; readonly state: State; readonly crew: Crew }) {
  const { seat: me, shared, own } = crew.view;
  const revealed = shared.revealed[seat] ?? NO_CARD;
  if (revealed !== NO_CARD) {
    const isLaid = shared.order.indexOf(seat) < shared.laid;
    // The own card has its id in the hand, from where it moves to the table.
    const flip = isLaid || seat === me ? undefined : cardMark(revealed);
    const turned = crew.events.some(({ type }) => type === 'revealed') ? 'turned' : '';
    return (
      <span class="held" aria-hidden="true">
        <Face
          key={revealed}
          card={revealed}
          class={`mini ${turned}`}
          flip={flip}
          from={choiceMark(seat)}
          thing={cardThing(revealed)}
        />
        {isLaid && (
          <span class="badge tick">
            <Icon name="check" />
          </span>
        )}
      </span>
    );
  }
  if (state !== 'chosen')
    return (
      <span class="held empty" aria-hidden="true">
        {state === 'thinking' && <Dots />}
      </span>
    );
  const mine = seat === me && own !== null && own.choice !== NO_CARD ? cardMark(own.choice) : undefined;
  return (
    <span class="held" aria-hidden="true">
      <Back flip={choiceMark(seat)} from={mine} thing={handThing(seat)} />
    </span>
  );
}

/** A seat's treasure as a stack and a number; new cards arrive visibly. */
function Hoard({ seat, crew }: { readonly seat: Seat; readonly crew: Crew }) {
  const { shared } = crew.view;
  const treasure = shared.treasures[seat] ?? [];
  const arriving: Card[] = crew.events.flatMap((event) =>
    event.type === 'taken' && event.seat === seat
      ? event.cards.map((card) => cardByName(card) ?? NO_CARD)
      : [],
  );
  return (
    <span
      class={`hoard ${arriving.length > 0 ? 'grows' : ''}`}
      data-thing={treasureThing(seat)}
      aria-hidden="true"
    >
      <span class="stack">
        {[1, 4, 8].map((from) => treasure.length >= from && <Back key={from} />)}
        {arriving.map((card) => (
          <Face key={card} card={card} class="mini arriving" flip={cardMark(card)} />
        ))}
      </span>
      <b class="count">{treasure.length}</b>
      {shared.options.silver && (
        <small class="silver-count">
          <ColourSymbol hue="silver" />
          {treasure.filter(isSilver).length}
        </small>
      )}
    </span>
  );
}

function describeSeat(crew: Crew, seat: Seat, state: State): string {
  const { names, words, says, view } = crew;
  const { shared } = view;
  const treasure = shared.treasures[seat] ?? [];
  const card = shared.revealed[seat] ?? NO_CARD;
  return [
    toLabels(names).seat(seat),
    card === NO_CARD ? '' : words.card(cardName(card)),
    stateInWords(crew, state),
    words.treasure(treasure.length, shared.options.silver ? treasure.filter(isSilver).length : null),
    shared.phase === 'over' ? '' : says.inHand(handSize(shared)),
    says.showTreasure,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

export function Crew({ onTreasure, ...crew }: Crew & { readonly onTreasure: (seat: Seat) => void }) {
  const { view, names, says } = crew;
  const { shared } = view;
  const isOrdered = shared.order.length > 0;
  const seats = isOrdered ? shared.order : shared.treasures.map((_, seat) => seat);
  return (
    <Strip
      name={isOrdered ? says.layingOrder : says.crew}
      count={shared.seats}
      class={`crew ${shared.seats > 4 ? 'many' : ''}`}
    >
      <h2 aria-hidden="true" data-thing={isOrdered ? ORDER : undefined}>
        {isOrdered ? says.layingOrder : says.players}
      </h2>
      {seats.map((seat) => {
        const state = findState(crew, seat);
        return (
          <Panel
            key={seat}
            class={state}
            seat={seat}
            name={toLabels(names).seat(seat)}
            told={describeSeat(crew, seat, state)}
            isTurn={state === 'now' || state === 'thinking'}
            isMe={seat === view.seat}
            lead={<Held seat={seat} state={state} crew={crew} />}
            note={stateInWords(crew, state)}
            onOpen={() => onTreasure(seat)}
          >
            <Hoard seat={seat} crew={crew} />
          </Panel>
        );
      })}
    </Strip>
  );
}

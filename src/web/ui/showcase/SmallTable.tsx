/** The board of docs/boards.md at a table on which the other seats play by themselves. */
import { useState } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { TableContext } from '../board/tableContext.ts';
import { seatSetHas } from '../../../core/index.ts';
import type { GameCatalogue } from '../../../messages/index.ts';
import { Card, Face, Pile } from '../kit/Card.tsx';
import { Hand, HandCard } from '../kit/Hand.tsx';
import { Place } from '../kit/Place.tsx';
import { Seat, Seats, seatsFrom } from '../kit/Seats.tsx';
import type { BoardProps, BoardMessages } from '../board/boardModule.ts';
import { Region } from '../board/Region.tsx';
import { HUES } from '../components/ColourSymbol.tsx';
import { TableLayout } from '../board/TableLayout.tsx';

/** The types of the game. A real game defines them in its own folders. */
interface Highest {
  options: object & { readonly [id: string]: never };
  shared: { laid: (number | null)[]; won: number[]; pile: number };
  own: { hand: number[] };
  hidden: null;
  move: { type: 'lay'; card: number };
  event: { type: 'laid'; seat: number; card: number };
  reason: 'notYours';
}
interface HighestSays extends BoardMessages {
  readonly parts: { readonly seats: string; readonly places: string; readonly hand: string };
  readonly status: (pile: number) => string;
  readonly ask: (isMine: boolean, isPicked: boolean) => string;
  readonly card: (card: number) => string;
  readonly seat: (name: string, won: number) => string;
  readonly place: (name: string, card: number | null) => string;
}
export type HighestProps = BoardProps<Highest, GameCatalogue<Highest> & { readonly board: HighestSays }>;
const hueOf = (card: number) => HUES[card % HUES.length]!;
/** Each seat plays one card of its hand to its place, and the highest card takes them all. */
function SmallBoard({ view, moves, toAct, pending, hint, offer, names, says }: HighestProps) {
  const { shared, own, seat: me } = view;
  const picked = useSignal<number | null>(null);
  const up = pending?.card ?? (own?.hand.includes(picked.value ?? NaN) === true ? picked.value : null);
  const lay = (card: number | null): void => void (card !== null && offer({ type: 'lay', card }, true));
  return (
    <TableLayout
      status={says.status(shared.pile)}
      ask={says.ask(moves.length > 0, up !== null)}
      seats={
        <Seats name={says.parts.seats} count={shared.laid.length}>
          {seatsFrom(shared.laid.length, me).map((seat) => (
            <Seat
              key={seat}
              seat={seat}
              name={names.seat(seat)}
              told={says.seat(names.seat(seat), shared.won[seat] ?? 0)}
              isTurn={seatSetHas(toAct, seat)}
              isMe={seat === me}
              note={shared.won[seat]}
            />
          ))}
        </Seats>
      }
      board={
        <Region name={says.parts.places} class="places">
          <Pile count={shared.pile} flip="pile" />
          {shared.laid.map((card, seat) => (
            <Place
              key={seat}
              label={says.place(names.seat(seat), card)}
              isLegal={seat === me && up !== null && moves.some((move) => move.card === up)}
              isFirst={seat === me}
              drop={`${seat}`}
              onOffer={() => lay(up)}
            >
              {card !== null && (
                <Card hue={hueOf(card)} flip={`card-${card}`} from="pile">
                  <Face hue={hueOf(card)} value={card} />
                </Card>
              )}
            </Place>
          ))}
        </Region>
      }
      hand={
        <Hand name={says.parts.hand} count={own?.hand.length ?? 0}>
          {own?.hand.map((card) => (
            <HandCard
              key={card}
              hue={hueOf(card)}
              label={says.card(card)}
              class={hint.some((move) => move.card === card) ? 'hinted' : ''}
              drag={`${card}`}
              flip={`card-${card}`}
              isLegal={up === null && moves.some((move) => move.card === card)}
              isPressed={card === up}
              onPick={() => (picked.value = card === up ? null : card)}
            >
              <Face hue={hueOf(card)} value={card} />
            </HandCard>
          ))}
        </Hand>
      }
      drag={{ lift: () => moves.length > 0, drop: (what, where) => where !== null && lay(Number(what)) }}
    />
  );
}

const NAMES = ['Mina', 'Ada', 'Ben'];
const names: HighestProps['names'] = {
  seat: (seat) => NAMES[seat] ?? '',
  seats: (seats) => seats.map((seat) => NAMES[seat]).join(', '),
};

const boardMessages: HighestProps['says'] = {
  howTo: () => [],
  options: {},
  optionValues: {},
  parts: { seats: 'Seats', places: 'Places', hand: 'Your hand' },
  status: (pile) => `${pile} cards left`,
  ask: (isMine, isPicked) => (isMine ? (isPicked ? 'Lay it on your place.' : 'Choose a card.') : 'Wait.'),
  card: (card) => `Card ${card}`,
  seat: (name, won) => `${name}, ${won} tricks`,
  place: (name, card) => `Place of ${name}: ${card ?? 'empty'}`,
};

const gameMessages: HighestProps['words'] = {
  asks: { lay: 'lay a card' },
  events: { laid: ({ seat, card }) => `${NAMES[seat]} lays ${card}.` },
  refusals: { notYours: 'That place is not yours.' },
  board: boardMessages,
};

const START: HighestProps['view'] = {
  seat: 0,
  shared: { laid: [null, 4, null], won: [1, 0, 2], pile: 9 },
  own: { hand: [3, 8, 11] },
};

export function SmallTable() {
  const [view, show] = useState(START);
  const { own, shared } = view;
  const moves = (own?.hand ?? []).map((card) => ({ type: 'lay' as const, card }));
  const isMine = shared.laid[0] === null;
  return (
    <TableContext.Provider
      value={{
        game: 'small',
        bots: [],
        isMyTurn: isMine,
        question: null,
        Header: ({ status }) => (
          <section class="table-top" aria-label="The table">
            {status}
          </section>
        ),
        Bar: () => null,
      }}
    >
      <SmallBoard
        view={view}
        events={[]}
        moves={isMine ? moves : []}
        toAct={isMine ? 1 : 0}
        pending={null}
        hint={[]}
        marks={[]}
        open={null}
        names={names}
        words={gameMessages}
        says={boardMessages}
        offer={({ card }) =>
          show({
            ...view,
            shared: { ...shared, laid: [card, 4, 7], pile: shared.pile - 1 },
            own: { hand: own?.hand.filter((one) => one !== card) ?? [] },
          })
        }
      />
    </TableContext.Provider>
  );
}

/** A complete small board: each seat plays one card of its hand to its place, and the highest card takes them all. */
import { useSignal } from '@preact/signals';
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
export function SmallBoard({ view, moves, toAct, pending, hint, offer, names, says }: HighestProps) {
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

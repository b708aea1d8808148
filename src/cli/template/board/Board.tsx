/** Sample's table: points, a place for each player's card, and the player's own cards. */
import { useSignal } from '@preact/signals';
import { seatSetHas } from '../../../core/index.ts';
import { HAND } from '../rules/data.ts';
import { findWinners } from '../rules/play.ts';
import type { Sample } from '../rules/state.ts';
import type { SampleMessages } from '../messages/en.ts';
import { Card, Face } from '../../../web/ui/kit/Card.tsx';
import { Hand, HandCard } from '../../../web/ui/kit/Hand.tsx';
import { Place } from '../../../web/ui/kit/Place.tsx';
import { Seat, Seats, seatsFrom } from '../../../web/ui/kit/Seats.tsx';
import type { BoardProps } from '../../../web/ui/board/boardModule.ts';
import { Region } from '../../../web/ui/board/Region.tsx';
import { TableLayout } from '../../../web/ui/board/TableLayout.tsx';

type Props = BoardProps<Sample, SampleMessages>;

/** All cards are of one kind. */
const HUE = 'blue';

function formatPrompt({ view, names, words, says }: Props, up: number | null): string {
  const { shared, seat } = view;
  if (shared.turn === null) return says.over(names.seats(findWinners(shared)));
  if (shared.turn !== seat) return says.theirTurn(names.seat(shared.turn));
  return up === null ? says.yourTurn : says.where(words.card(up));
}

export function Board(props: Props) {
  const { view, moves, toAct, pending, hint, offer, names, words, says } = props;
  const { shared, own, seat: me } = view;
  const picked = useSignal<number | null>(null);
  const isHeld = picked.value !== null && own?.hand.includes(picked.value) === true;
  const up = pending?.card ?? (isHeld ? picked.value : null);
  const lay = (card: number | null): void => {
    if (card !== null) offer({ type: 'lay', card }, true);
  };
  const can = (card: number | null): boolean => moves.some((move) => move.card === card);
  return (
    <TableLayout
      status={says.status(Math.min(HAND, shared.played.length / shared.seats + 1))}
      ask={formatPrompt(props, up)}
      seats={
        <Seats name={says.players} count={shared.seats}>
          {seatsFrom(shared.seats, me).map((seat) => (
            <Seat
              key={seat}
              seat={seat}
              name={names.seat(seat)}
              told={`${names.seat(seat)}: ${words.points(shared.points[seat] ?? 0)}`}
              isTurn={seatSetHas(toAct, seat)}
              isMe={seat === me}
            >
              {words.points(shared.points[seat] ?? 0)}
            </Seat>
          ))}
        </Seats>
      }
      board={
        <Region name={words.onTable} class="places">
          {shared.laid.map((card, seat) => (
            <Place
              key={seat}
              label={`${names.seat(seat)}: ${card === null ? says.nothingLaid : words.card(card)}`}
              isLegal={seat === me && up !== null && can(up)}
              isFirst={seat === me}
              drop={`${seat}`}
              onOffer={() => lay(up)}
            >
              {card !== null && (
                <Card hue={HUE} flip={`card-${card}`}>
                  <Face hue={HUE} value={card} />
                </Card>
              )}
            </Place>
          ))}
        </Region>
      }
      hand={
        own !== null && (
          <Hand name={words.yourHand} count={own.hand.length}>
            {own.hand.map((card) => {
              const isHinted = hint.some((move) => move.card === card);
              return (
                <HandCard
                  key={card}
                  hue={HUE}
                  label={isHinted ? `${words.card(card)}, ${says.hinted}` : words.card(card)}
                  class={isHinted ? 'hinted' : ''}
                  drag={`${card}`}
                  flip={`card-${card}`}
                  isLegal={up === null && can(card)}
                  isPressed={card === up}
                  onPick={() => (picked.value = card === up ? null : card)}
                >
                  <Face hue={HUE} value={card} />
                </HandCard>
              );
            })}
          </Hand>
        )
      }
      drag={{
        lift: () => moves.length > 0,
        drop: (what, where) => {
          if (where !== null) lay(Number(what));
        },
      }}
    />
  );
}

import type { Seat } from '../../../core/index.ts';
import { Back } from '../../../web/ui/kit/Card.tsx';
import { Seat as Panel, Seats as Strip } from '../../../web/ui/kit/Seats.tsx';
import { handThing, wonThing } from '../explain/vocabulary.ts';
import { seatsFrom } from './wallGroups.ts';
import type { BoardState } from './boardState.ts';

function gains({ memory, view }: BoardState, seat: Seat): number {
  const { scoring } = memory;
  if (scoring === null || (memory.telling === null && view.shared.phase === 'turns')) return 0;
  const shares = [...scoring.colours.flatMap((colour) => colour.shares), ...scoring.ones];
  return shares.reduce((sum, share) => sum + (share.seat === seat ? share.cards.length : 0), 0);
}

function SeatPanel({ table, seat }: { readonly table: BoardState; readonly seat: Seat }) {
  const { view, says, words, me, memory } = table;
  const { shared } = view;
  const won = shared.won[seat]?.length ?? 0;
  const hand = shared.hands[seat] ?? 0;
  const fed = shared.fed[seat] ?? 0;
  const isChoosing = shared.phase === 'lay' || shared.phase === 'feed';
  // The seat of the move on show acts, even if the next seat is already to act.
  const acts = shared.phase === 'turns' ? shared.turn === seat : table.isToAct(seat);
  const isNow = memory.telling === null && acts;
  const gained = gains(table, seat);
  const doing =
    shared.phase === 'over'
      ? ''
      : isNow
        ? isChoosing
          ? says.choosing
          : says.toPlay
        : isChoosing
          ? says.ready
          : '';
  const label = `${words.seat(table.seatName(seat), won, hand, fed)} ${doing}`.trim();
  return (
    <Panel
      seat={seat}
      name={table.seatName(seat)}
      told={label}
      isTurn={isNow}
      isMe={seat === me}
      isLast={!isChoosing && memory.move?.seat === seat}
      flip={`seat-${seat}`}
      choice={isChoosing ? (isNow ? 'open' : 'made') : null}
    >
      <span class="count" data-thing={wonThing(seat)}>
        <i class="heap-of" />
        <b>{won}</b>
      </span>
      {gained > 0 && <b class="gain">+{gained}</b>}
      <span class="count held" data-thing={handThing(seat)}>
        <Back />
        {hand}
      </span>
    </Panel>
  );
}

export function Seats({ table }: { readonly table: BoardState }) {
  const { seats } = table.view.shared;
  return (
    <Strip name={table.says.parts.seats} count={seats} class={seats > 4 ? 'many' : ''}>
      {seatsFrom(table.view).map((seat) => (
        <SeatPanel key={seat} table={table} seat={seat} />
      ))}
    </Strip>
  );
}

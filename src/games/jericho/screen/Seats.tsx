/** Everybody at the table: cards won, cards in hand, who is to play or still chooses. */
import type { Seat } from '../../../core/index.ts';
import { Icon } from '../../../web/ui/Icon.tsx';
import { Region } from '../../../web/ui/Region.tsx';
import { seatsFrom } from './groups.ts';
import type { Table } from './table.ts';

/** What a seat has gained in the scoring that is being told or was told last. */
function gains({ memory, view }: Table, seat: Seat): number {
  const { scoring } = memory;
  if (scoring === null || (memory.telling === null && view.shared.phase === 'turns')) return 0;
  const shares = [...scoring.colours.flatMap((colour) => colour.shares), ...scoring.ones];
  return shares.reduce((sum, share) => sum + (share.seat === seat ? share.cards.length : 0), 0);
}

function SeatOf({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { view, says, words, me, memory } = table;
  const { shared } = view;
  const won = shared.won[seat]?.length ?? 0;
  const hand = shared.hands[seat] ?? 0;
  const fed = shared.fed[seat] ?? 0;
  const isChoosing = shared.phase === 'lay' || shared.phase === 'feed';
  // Whose move is being shown plays, even if the next one is already asked.
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
  const told = `${words.seat(table.names.seat(seat), won, hand, fed)} ${doing}`.trim();
  const isLast = !isChoosing && memory.move?.seat === seat;
  const classes = ['seat', isNow ? 'now' : '', seat === me ? 'mine' : '', isLast ? 'last' : ''];
  return (
    <div class={classes.join(' ')} role="img" data-cell={isNow ? 'first' : ''} aria-label={told}>
      <i class="origin" data-flip={`seat-${seat}`} />
      <span class="name">{table.nameOf(seat)}</span>
      <span class="counts">
        <span class="won" title={says.wonNow(won)}>
          <i class="heap-of" />
          <b>{won}</b> <span class="unit">{says.won}</span>
        </span>
        {gained > 0 && <span class="gain">+{gained}</span>}
        <span class="held" title={says.inHand(hand)}>
          <i class="back" />
          <span>{hand}</span> <span class="unit">{says.held}</span>
        </span>
      </span>
      {isChoosing && <span class="doing">{isNow ? <i class="dots" /> : <Icon name="check" />}</span>}
    </div>
  );
}

export function Seats({ table }: { readonly table: Table }) {
  return (
    <Region name={table.says.parts.seats} class="seat-list" style={`--seats: ${table.view.shared.seats}`}>
      {seatsFrom(table.view).map((seat) => (
        <SeatOf key={seat} table={table} seat={seat} />
      ))}
    </Region>
  );
}

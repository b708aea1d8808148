/** What can be done with a match that is over. */
import { useSignal } from '@preact/signals';
import { addressOf } from '../device/address.ts';
import { Icon } from '../ui/Icon.tsx';
import { usePage } from '../words/index.ts';
import { CheckDeal } from './CheckDeal.tsx';
import { eveningOf } from './eveningTable.ts';
import type { OnlineTable } from './onlineTable.ts';
import { RatedEnd } from './RatedEnd.tsx';
import { useOnline } from './words/index.ts';

export function Afterwards({ table }: { readonly table: OnlineTable }) {
  const says = usePage();
  const words = useOnline();
  const isChecking = useSignal(false);
  const info = table.info.value!;
  const match = table.match.value!;
  const isSeated = table.seat.value !== null;
  // Those of a club night play on where the evening seats them.
  const evening = eveningOf(table.id);
  return (
    <>
      <RatedEnd table={table} />
      {evening !== undefined && (
        <a class="primary" href={addressOf('club', evening)}>
          {words.toClub}
        </a>
      )}
      {isSeated && evening === undefined && (
        <button type="button" class="primary" onClick={() => table.rematch()}>
          {info.next === null ? says.rematch : words.rematchYes}
        </button>
      )}
      {isSeated && info.next !== null && !table.hasDeclined.value && (
        <button type="button" class="btn" onClick={() => table.decline()}>
          {words.rematchNo}
        </button>
      )}
      {!isSeated && info.next !== null && (
        <button type="button" class="primary" onClick={() => table.goOn()}>
          {words.toNext}
        </button>
      )}
      <a class="btn" href={addressOf('t', table.id, 'replay')}>
        {says.replay}
      </a>
      {info.ending === 'played' && (isSeated || info.showHands) && (
        <a class="btn" href={`${addressOf('t', table.id, 'replay')}?look`}>
          {says.lookBack}
        </a>
      )}
      <button
        type="button"
        class="btn"
        aria-expanded={isChecking.value}
        onClick={() => (isChecking.value = !isChecking.value)}
      >
        <Icon name="check" /> {words.check}
      </button>
      {isChecking.value && <CheckDeal id={table.id} game={match.game} table={info} />}
      <a class="btn" href={`${addressOf('new', info.game)}?online`}>
        {says.changeTable}
      </a>
    </>
  );
}

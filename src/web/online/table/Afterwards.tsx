/** What can be done with a match that is over. */
import { signal, useSignal } from '@preact/signals';
import { addressOf, goTo } from '../../ui/browser/address.ts';
import { listsSpoken } from '../lists/messages/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { usePage } from '../../i18n/index.ts';
import { api } from '../api.ts';
import { CheckDeal } from './CheckDeal.tsx';
import { eveningOf } from '../clubNight/clubNightTable.ts';
import { useOffered } from '../serverOffer.ts';
import type { OnlineTable } from './onlineTable.ts';
import { RatedEnd } from './RatedEnd.tsx';
import { useOnline } from '../messages/index.ts';

/** The table after which there was nothing else to watch: what is said of it stands under the board and in the result. */
const last = signal<string | null>(null);

/** Whoever watches is led to the best of the other matches. */
function WatchNext({ id }: { readonly id: string }) {
  const words = listsSpoken.value;
  const isOffered = useOffered()?.list === true;
  if (words === null || !isOffered) return null;
  const go = async (): Promise<void> => {
    const list = await api.listed().catch(() => null);
    const next = list?.running.find((other) => other.id !== id);
    if (next === undefined) last.value = id;
    else goTo('t', next.id);
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void go()}>
        <Icon name="eye" /> {words.watchNext}
      </button>
      <p class="soft" role="status">
        {last.value === id ? words.noNext : ''}
      </p>
    </>
  );
}

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
      {!isSeated && <WatchNext id={table.id} />}
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

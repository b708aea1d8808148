/** Rating changes after a match, once the server has computed them. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RatedTable } from '../../../protocol/index.ts';
import { RatingChanges } from '../../account/ratings/RatingChanges.tsx';
import { ratingMessages } from '../../account/ratings/messages/index.ts';
import { nameSeats } from '../../i18n/seatNames.ts';
import { locale, getPageMessages } from '../../i18n/index.ts';
import { api } from '../api.ts';
import type { TableStore } from './tableStore.ts';
import { toPlayers } from '../displayNames.ts';
import { afterNetworkError } from '../../ui/browser/faults.ts';

/** The table announces the result. In case the page misses it, it polls every 4 seconds for a minute. */
const RETRY_MS = 4000;
const MAX_TRIES = 15;

export function RatedResult({ table }: { readonly table: TableStore }) {
  const t = getPageMessages();
  const messages = ratingMessages.value;
  const asked = useSignal<RatedTable['result']>(null);
  const times = useSignal(0);
  const info = table.info.value!;
  const isRated = info.rated !== undefined;
  // Matches that all players or the admin ended early do not count.
  const counts = info.ending !== 'agreed' && info.ending !== 'closed';
  const result = info.rated?.result ?? asked.value;
  const isWaiting = isRated && counts && result === null && times.value < MAX_TRIES;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      times.value++;
      void api
        .table(table.id)
        .then(({ rated }) => (asked.value = rated?.result ?? null))
        .catch(afterNetworkError(null));
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  if (!isRated || messages === null) return null;
  return (
    <section class="rated-result" role="status" aria-label={messages.changes}>
      <h3>{messages.changes}</h3>
      {!counts ? (
        <p>{messages.notRated}</p>
      ) : result === null ? (
        <p class="soft">{isWaiting ? messages.wait : messages.late}</p>
      ) : (
        <RatingChanges
          result={result}
          names={nameSeats(t, locale.value!.table, toPlayers(info))}
          me={table.seat.value}
          isBot={(seat) => info.sitters[seat]?.kind === 'bot'}
        />
      )}
    </section>
  );
}

/** After a rated match: what it has changed, as soon as the server has worked it out. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RatedTable } from '../../../protocol/index.ts';
import { RatedResult } from '../../account/ratings/RatingChanges.tsx';
import { ratingsSpoken } from '../../account/ratings/messages/index.ts';
import { namesAt } from '../../i18n/seatNames.ts';
import { spoken, usePage } from '../../i18n/index.ts';
import { api } from '../api.ts';
import type { OnlineTable } from './onlineTable.ts';
import { sittersOf } from './remoteMatch.ts';

/** The table tells of it by itself; should that be missed, it is asked again every four seconds, for a minute. */
const AGAIN = 4000;
const MOST = 15;

export function RatedEnd({ table }: { readonly table: OnlineTable }) {
  const says = usePage();
  const words = ratingsSpoken.value;
  const asked = useSignal<RatedTable['result']>(null);
  const times = useSignal(0);
  const info = table.info.value!;
  const isRated = info.rated !== undefined;
  // What everybody or the host has broken off does not count.
  const counts = info.ending !== 'agreed' && info.ending !== 'closed';
  const result = info.rated?.result ?? asked.value;
  const isWaiting = isRated && counts && result === null && times.value < MOST;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      times.value++;
      void api.table(table.id).then(
        ({ rated }) => (asked.value = rated?.result ?? null),
        () => undefined,
      );
    }, AGAIN);
    return () => clearInterval(timer);
  }, [isWaiting]);
  if (!isRated || words === null) return null;
  return (
    <section class="rated-result" role="status" aria-label={words.changes}>
      <h3>{words.changes}</h3>
      {!counts ? (
        <p>{words.notRated}</p>
      ) : result === null ? (
        <p class="soft">{isWaiting ? words.wait : words.late}</p>
      ) : (
        <RatedResult
          result={result}
          names={namesAt(says, spoken.value!.table, sittersOf(info))}
          me={table.seat.value}
          isBot={(seat) => info.sitters[seat]?.kind === 'bot'}
        />
      )}
    </section>
  );
}

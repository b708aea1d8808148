import { signal, useSignal } from '@preact/signals';
import { buildHash, goTo } from '../../ui/browser/address.ts';
import { listMessages } from '../lists/messages/index.ts';
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { api } from '../api.ts';
import { ChangeTable, mayChangeTable } from './ChangeTable.tsx';
import { SeriesScore } from './SeriesScore.tsx';
import { describeNext } from './describeNext.ts';
import { DealCheck } from './DealCheckPanel.tsx';
import { findClubNightId } from '../clubNight/clubNightTable.ts';
import { useServerOffer } from '../serverOffer.ts';
import type { TableStore } from './tableStore.ts';
import { getOnlineMessages } from '../messages/index.ts';
import { afterNetworkError } from '../../ui/browser/faults.ts';
import { useEffect } from 'preact/hooks';
import { getSeatName, type RatedTable } from '../../../protocol/index.ts';
import { RatingChanges } from '../../account/ratings/RatingChanges.tsx';
import { ratingMessages } from '../../account/ratings/messages/index.ts';
import { nameSeats } from '../../i18n/seatNames.ts';
import { toPlayers } from '../displayNames.ts';

/** Club nights load only for those who take part. */
const ClubNightStrip = lazyComponent(
  async () => (await import('../clubNight/ClubNightStrip.tsx')).ClubNightStrip,
);

/** The table after which no other match was running. Board and result show the same message. */
const nothingElseFor = signal<string | null>(null);

/** Leads spectators to the best of the other matches. */
function WatchNext({ id }: { readonly id: string }) {
  const messages = listMessages.value;
  const isOffered = useServerOffer()?.list === true;
  if (messages === null || !isOffered) return null;
  const go = async (): Promise<void> => {
    const list = await api.listTables().catch(afterNetworkError(null));
    const next = list?.running.find((other) => other.id !== id);
    if (next === undefined) nothingElseFor.value = id;
    else goTo('t', next.id);
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void go()}>
        <Icon name="eye" /> {messages.watchNext}
      </button>
      <p class="soft" role="status">
        {nothingElseFor.value === id ? messages.noNext : ''}
      </p>
    </>
  );
}

/** After a match with strangers: the next ones, by the same preferences. */
function FindNext({ table }: { readonly table: TableStore }) {
  const isOffered = useServerOffer()?.meet === true;
  if (!isOffered) return null;
  const find = async (): Promise<void> => {
    const { joinAgain } = await import('../matchmaking/queue.ts');
    const name = getSeatName(table.info.value!.sitters[table.seat.value!]);
    if (joinAgain(name)) table.decline();
    goTo('meet');
  };
  return (
    <button type="button" class="btn" onClick={() => void find()}>
      <Icon name="people" /> {getOnlineMessages().findNext}
    </button>
  );
}

export function OnlineAfterwards({ table }: { readonly table: TableStore }) {
  const t = getPageMessages();
  const messages = getOnlineMessages();
  const isChecking = useSignal(false);
  const isChanging = useSignal(false);
  const info = table.info.value!;
  const isSeated = table.seat.value !== null;
  // Club nights seat their players themselves.
  const evening = findClubNightId(table.id);
  return (
    <>
      {evening !== undefined && <ClubNightStrip isInSheet />}
      <RatedResult table={table} />
      <SeriesScore table={table} />
      {info.nextGame !== undefined && !table.hasDeclined.value && <p>{describeNext(info)}</p>}
      {evening !== undefined && (
        <a class="primary" href={buildHash('club', evening)}>
          {getPageMessages().backToClub}
        </a>
      )}
      {isSeated && evening === undefined && (
        <button type="button" class="primary" onClick={() => table.rematch()}>
          {info.next === null ? t.rematch : messages.rematchYes}
        </button>
      )}
      {isSeated && info.next !== null && !table.hasDeclined.value && (
        <button type="button" class="btn" onClick={() => table.decline()}>
          {getPageMessages().noThanks}
        </button>
      )}
      {!isSeated && info.next !== null && (
        <button type="button" class="primary" onClick={() => table.goToNext()}>
          {messages.toNext}
        </button>
      )}
      {isSeated && evening === undefined && info.arranged === true && <FindNext table={table} />}
      {!isSeated && <WatchNext id={table.id} />}
      <a class="btn" href={buildHash('t', table.id, 'replay')}>
        {t.replay}
      </a>
      {info.ending === 'played' && (isSeated || info.showHands) && (
        <a class="btn" href={`${buildHash('t', table.id, 'replay')}?look`}>
          {t.lookBack}
        </a>
      )}
      <button
        type="button"
        class="btn"
        aria-expanded={isChecking.value}
        onClick={() => (isChecking.value = !isChecking.value)}
      >
        <Icon name="check" /> {messages.check}
      </button>
      {isChecking.value && <DealCheck id={table.id} game={table.match.game.value!} table={info} />}
      {mayChangeTable(table, info) && info.next === null ? (
        <button type="button" class="btn" onClick={() => (isChanging.value = true)}>
          {t.changeTable}
        </button>
      ) : (
        <a class="btn" href={`${buildHash('new', info.game)}?online`}>
          {t.changeTable}
        </a>
      )}
      {isChanging.value && <ChangeTable table={table} onClose={() => (isChanging.value = false)} />}
    </>
  );
}

/** The table announces the result. In case the page misses it, it polls every 4 seconds for a minute. */
const RETRY_MS = 4000;
const MAX_TRIES = 15;

function RatedResult({ table }: { readonly table: TableStore }) {
  const t = getPageMessages();
  const messages = ratingMessages.value;
  const asked = useSignal<RatedTable['result']>(null);
  const times = useSignal(0);
  const info = table.info.value!;
  const isRated = info.rated !== undefined;
  // Matches that all players or the admin ended early do not count.
  const counts = info.ending === 'played' || info.ending === 'resigned' || info.ending === 'lost';
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
          names={nameSeats(t, toPlayers(info))}
          me={table.seat.value}
          isBot={(seat) => info.sitters[seat]?.kind === 'bot'}
        />
      )}
    </section>
  );
}

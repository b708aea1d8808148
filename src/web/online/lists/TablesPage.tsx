import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LISTED_GAMES } from '../../match/games/index.ts';
import { hasAccounts } from '../../account/accountName.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { listMessages } from './messages/index.ts';
import { ratingMessages } from '../../account/ratings/messages/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { useServerOffer } from '../serverOffer.ts';
import { RecentPlayersPanel } from './RecentPlayers.tsx';
import { useLiveTables } from './liveTables.ts';
import { listMyTables, MyTable, usePolled } from './MyTables.tsx';
import { OpenTablesPanel, RunningMatches } from './OpenTables.tsx';
import { PushChoice } from '../PushChoice.tsx';
import { getOnlineMessages } from '../messages/index.ts';

function MatchmakingLink() {
  const t = getPageMessages();
  if (useServerOffer()?.meet !== true) return null;
  return (
    <a class="primary" href={buildHash('meet')}>
      <Icon name="play" /> {t.meet}
    </a>
  );
}

function LeaderboardLink() {
  const messages = ratingMessages.value;
  const isOffered = useServerOffer()?.rated === true && hasAccounts();
  if (messages === null || !isOffered) return null;
  return (
    <a class="btn" href={buildHash('ranks')}>
      <Icon name="course" /> {messages.title}
    </a>
  );
}

/** The page waits this long for all its parts, to avoid layout shift. */
const PARTS_TIMEOUT_MS = 3000;

function useLoadTimeout(): boolean {
  const isPatient = useSignal(true);
  useEffect(() => {
    const timer = setTimeout(() => (isPatient.value = false), PARTS_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPatient.value;
}

/** Renders once all parts have loaded. */
export function TablesPage() {
  const t = getPageMessages();
  const messages = getOnlineMessages();
  const open = useLiveTables();
  const offered = useServerOffer();
  const hasList = offered?.list !== false;
  const own = usePolled(listMyTables);
  const isPatient = useLoadTimeout();
  const isWhole = own.answer !== undefined && offered !== undefined && (open !== undefined || !hasList);
  if (listMessages.value === null || ratingMessages.value === null || (isPatient && !isWhole))
    return <p class="loading">{t.loading}</p>;
  return (
    <div class="home">
      <PageHeader />
      <main class="choose" id="main">
        <h2>{t.onlineTables}</h2>
        <MatchmakingLink />
        {open === null && hasList && (
          <p class="panel" role="status">
            {t.noServer}
          </p>
        )}
        <section class="tables-part" aria-labelledby="my-tables">
          <h3 id="my-tables">{messages.waiting}</h3>
          {own.answer === undefined ? (
            <p class="soft">{t.loading}</p>
          ) : own.answer === null ? null : own.answer.length === 0 ? (
            <p class="soft">{messages.nothingWaits}</p>
          ) : (
            <>
              <ul class="resume">
                {own.answer.map((table) => (
                  <MyTable key={table.id} table={table} onForget={own.again} />
                ))}
              </ul>
              <PushChoice />
            </>
          )}
        </section>
        <section class="tables-part" aria-labelledby="open-tables">
          <h3 id="open-tables">{messages.openTables}</h3>
          {hasList && <OpenTablesPanel list={open} />}
          <p class="tables-ways">
            <a class="btn" href={`${buildHash('new', LISTED_GAMES[0]!.id)}?online`}>
              <Icon name="plus" /> {messages.openOne}
            </a>
            <a class="btn" href={buildHash('club')}>
              <Icon name="people" /> {getPageMessages().clubNight}
            </a>
            <LeaderboardLink />
          </p>
        </section>
        {hasList && open !== null && open !== undefined && <RunningMatches running={open.running} />}
        <RecentPlayersPanel tables={own.answer ?? []} />
      </main>
    </div>
  );
}

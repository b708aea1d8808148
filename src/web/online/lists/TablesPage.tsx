/** Tables elsewhere: those of this device, and those that wait for players. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LISTED } from '../../match/games/index.ts';
import { hasAccounts } from '../../account/accountName.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { listsSpoken } from './messages/index.ts';
import { ratingsSpoken } from '../../account/ratings/messages/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { Top } from '../../ui/components/PageHeader.tsx';
import { usePage } from '../../i18n/index.ts';
import { useOffered } from '../serverOffer.ts';
import { LatelyPart } from './RecentPlayers.tsx';
import { useLiveTables } from './liveTables.ts';
import { mine, MyTable, useAsked } from './MyTables.tsx';
import { OpenPart, Running } from './OpenTables.tsx';
import { PushChoice } from '../PushChoice.tsx';
import { useOnline } from '../messages/index.ts';

/** To whoever wants to play just now, where people are put together. */
function MeetLink() {
  const says = usePage();
  if (useOffered()?.meet !== true) return null;
  return (
    <a class="primary" href={addressOf('meet')}>
      <Icon name="play" /> {says.meet}
    </a>
  );
}

/** To the leaderboards, where there are any. */
function RanksLink() {
  const words = ratingsSpoken.value;
  const isOffered = useOffered()?.rated === true && hasAccounts();
  if (words === null || !isOffered) return null;
  return (
    <a class="btn" href={addressOf('ranks')}>
      <Icon name="course" /> {words.title}
    </a>
  );
}

/** Milliseconds for which the page waits for all its parts, so that none pushes another away. */
const PATIENCE = 3000;

function usePatience(): boolean {
  const isPatient = useSignal(true);
  useEffect(() => {
    const timer = setTimeout(() => (isPatient.value = false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isPatient.value;
}

/** It is drawn once all its parts have come. */
export function Tables() {
  const says = usePage();
  const words = useOnline();
  const open = useLiveTables();
  const offered = useOffered();
  const hasList = offered?.list !== false;
  const own = useAsked(mine);
  const isPatient = usePatience();
  const isWhole = own.answer !== undefined && offered !== undefined && (open !== undefined || !hasList);
  if (listsSpoken.value === null || ratingsSpoken.value === null || (isPatient && !isWhole))
    return <p class="loading">{says.loading}</p>;
  return (
    <div class="home">
      <Top />
      <main class="choose" id="main">
        <h2>{words.tables}</h2>
        <MeetLink />
        {open === null && hasList && (
          <p class="panel" role="status">
            {words.noServer}
          </p>
        )}
        <section class="tables-part" aria-labelledby="my-tables">
          <h3 id="my-tables">{words.waiting}</h3>
          {own.answer === undefined ? (
            <p class="soft">{says.loading}</p>
          ) : own.answer === null ? null : own.answer.length === 0 ? (
            <p class="soft">{words.nothingWaits}</p>
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
          <h3 id="open-tables">{words.openTables}</h3>
          {hasList && <OpenPart list={open} />}
          <p class="tables-ways">
            <a class="btn" href={`${addressOf('new', LISTED[0]!.id)}?online`}>
              <Icon name="plus" /> {words.openOne}
            </a>
            <a class="btn" href={addressOf('club')}>
              <Icon name="people" /> {words.clubNight}
            </a>
            <RanksLink />
          </p>
        </section>
        {hasList && open !== null && open !== undefined && <Running running={open.running} />}
        <LatelyPart tables={own.answer ?? []} />
      </main>
    </div>
  );
}

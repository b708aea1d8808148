/** Tables elsewhere: those of this device, and those that wait for players. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { castAt } from '../../core/index.ts';
import type { Waiting } from '../../net/index.ts';
import { LISTED, listed } from '../games/index.ts';
import { accountName, hasAccounts } from '../device/account.ts';
import { addressOf } from '../device/address.ts';
import { writtenIn } from '../device/settings.ts';
import { ratingsSpoken } from '../ratings/words/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { RoundButton } from '../ui/RoundButton.tsx';
import { Top } from '../ui/Top.tsx';
import { spoken, usePage } from '../words/index.ts';
import { api } from './api.ts';
import { useOffered } from './offered.ts';
import { LatelyPart } from './Lately.tsx';
import { useLiveTables } from './liveTables.ts';
import { isLevel, OpenPart, Running } from './OpenTables.tsx';
import { shownName } from './strangers.ts';
import { forgetPlace, places } from './places.ts';
import { PushChoice } from './PushChoice.tsx';
import { showBadge } from './turnSigns.ts';
import { onlineSpoken, useOnline } from './words/index.ts';

const EVERY = 15_000;

/** Asks now and then while somebody looks; undefined until the first answer, null if there is none. */
function useAsked<T>(ask: () => Promise<T>): {
  readonly answer: T | null | undefined;
  readonly again: () => void;
} {
  const answer = useSignal<T | null | undefined>(undefined);
  const look = (): void => {
    if (!document.hidden)
      void ask()
        .catch(() => null)
        .then((got) => (answer.value = got));
  };
  useEffect(() => {
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return { answer: answer.value, again: look };
}

/** Those where it is one's turn first. */
async function mine(): Promise<readonly Waiting[]> {
  const kept = places();
  if (kept.length === 0 && accountName.value === null) return [];
  const tables = await api.waiting({ places: kept.map(({ id, token }) => ({ id, token })) });
  const order = (id: string): number => kept.findIndex((place) => place.id === id);
  const sorted = tables.toSorted((a, b) => Number(b.turn) - Number(a.turn) || order(a.id) - order(b.id));
  showBadge(sorted.filter(({ turn }) => turn).length);
  return sorted;
}

function MyTable({ table, onForget }: { readonly table: Waiting; readonly onForget: () => void }) {
  const words = useOnline();
  const { language, table: tableWords } = spoken.value!;
  const entry = listed(table.game);
  if (entry === undefined) return null;
  const { id, status, turn, until, seat } = table;
  const others = table.names.flatMap((name, other) =>
    other === seat || (name === '' && status === 'open')
      ? []
      : [isLevel(name) ? castAt(id, other) : shownName(id, other, name)],
  );
  const state = turn ? words.states.turn : words.states[status];
  const when =
    until === null
      ? null
      : new Date(until).toLocaleString(writtenIn(language), { dateStyle: 'short', timeStyle: 'short' });
  return (
    <li class="panel" data-turn={turn ? '' : undefined}>
      <div class="resume-art" aria-hidden="true">
        <entry.Art />
      </div>
      <p>
        <b>{entry.title}</b>
        <span class="soft">
          {[
            others.length === 0 ? null : words.withNames(tableWords.list(others)),
            state,
            when === null ? null : words.until(when),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </p>
      {status === 'over' && (
        <RoundButton
          icon="close"
          label={words.forget(entry.title)}
          onClick={() => {
            forgetPlace(id);
            onForget();
          }}
        />
      )}
      <a
        class={turn ? 'primary' : 'btn'}
        href={addressOf('t', id)}
        aria-label={`${words.goTo}: ${entry.title}`}
      >
        {words.goTo}
      </a>
    </li>
  );
}

/** For the first page: only what goes on. */
export function WaitingForYou() {
  const { answer } = useAsked(mine);
  const words = onlineSpoken.value;
  const going = (answer ?? []).filter(({ status }) => status !== 'over');
  if (words === null || going.length === 0) return null;
  return (
    <section class="tables-part" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{words.waiting}</h2>
      <ul class="resume">
        {going.slice(0, 4).map((table) => (
          <MyTable key={table.id} table={table} onForget={() => undefined} />
        ))}
      </ul>
    </section>
  );
}

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

export function Tables() {
  const says = usePage();
  const words = useOnline();
  const open = useLiveTables();
  const hasList = useOffered()?.list !== false;
  const own = useAsked(mine);
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

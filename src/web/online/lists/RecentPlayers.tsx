/** The people this device's person has played with lately; and inviting them to a table. */
import { useSignal } from '@preact/signals';
import type { LatelyPerson, Waiting } from '../../../protocol/index.ts';
import { accountName, hasAccounts } from '../../account/accountName.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { writtenIn } from '../../ui/browser/settings.ts';
import { listed } from '../../match/games/index.ts';
import { type ListsWords, listsSpoken } from './messages/index.ts';
import { spoken } from '../../i18n/index.ts';
import { api, ApiError } from '../api.ts';
import { here, people } from './recentPlayersFeed.ts';
import { isLevel } from './MyTables.tsx';

/** The server counts days in universal time. */
const dayInWords = (time: number): string =>
  new Date(time).toLocaleDateString(writtenIn(spoken.value!.language), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

function Person({ person, words }: { readonly person: LatelyPerson; readonly words: ListsWords }) {
  const isHere = here.value.includes(person.name);
  return (
    <>
      <p>
        <a class="known" href={addressOf('people', encodeURIComponent(person.name))}>
          <b>{person.name}</b>
        </a>
        <span class="soft">
          {isHere && (
            <span class="here">
              <i class="presence" data-is="here" aria-hidden="true" /> {words.here} ·{' '}
            </span>
          )}
          {words.last(listed(person.game)?.title ?? person.game, dayInWords(person.day))}
        </span>
      </p>
    </>
  );
}

/** A guest knows the names that their tables have, and nothing more. */
const namesAt = (tables: readonly Waiting[]): string[] => [
  ...new Set(
    tables.flatMap(({ names, seat, status }) =>
      status === 'open' ? [] : names.filter((name, other) => other !== seat && name !== '' && !isLevel(name)),
    ),
  ),
];

export function LatelyPart({ tables }: { readonly tables: readonly Waiting[] }) {
  const words = listsSpoken.value;
  const { table: tableWords } = spoken.value!;
  if (words === null || !hasAccounts()) return null;
  const isGuest = accountName.value === null;
  const names = isGuest ? namesAt(tables) : [];
  if (isGuest ? names.length === 0 : people.value === null) return null;
  return (
    <section class="tables-part" aria-labelledby="lately-title">
      <h3 id="lately-title">{words.lately}</h3>
      {isGuest && <p>{tableWords.list(names)}</p>}
      {!isGuest && people.value?.length === 0 && <p class="soft">{words.latelyNone}</p>}
      {!isGuest && people.value !== null && people.value.length > 0 && (
        <ul class="resume lately">
          {people.value.map((person) => (
            <li key={person.name} class="panel">
              <Person person={person} words={words} />
            </li>
          ))}
        </ul>
      )}
      <p class="soft">
        {isGuest ? words.latelyGuest : words.hereNote} <a href={addressOf('me')}>{words.toAccount}</a>
      </p>
    </section>
  );
}

type Asked = 'invited' | 'refused';

/** At a table that waits: a button for everybody of late. */
export function InviteLately({ table }: { readonly table: string }) {
  const words = listsSpoken.value;
  const asked = useSignal<{ readonly [name: string]: Asked }>({});
  const problem = useSignal<'slow' | 'failed' | null>(null);
  const list = people.value ?? [];
  if (words === null || list.length === 0) return null;
  // Whoever is here comes first.
  const sorted = list.toSorted(
    (a, b) => Number(here.value.includes(b.name)) - Number(here.value.includes(a.name)),
  );
  const invite = async (name: string): Promise<void> => {
    problem.value = null;
    try {
      await api.invite(table, name);
      asked.value = { ...asked.value, [name]: 'invited' };
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'invite') asked.value = { ...asked.value, [name]: 'refused' };
      else problem.value = code === 'slow' ? 'slow' : 'failed';
    }
  };
  return (
    <details class="fold">
      <summary>{words.inviteTitle}</summary>
      <p class="soft" role="status">
        {problem.value === null ? words.inviteNote : words[problem.value]}
      </p>
      <ul class="resume lately">
        {sorted.map((person) => {
          const state = asked.value[person.name];
          return (
            <li key={person.name}>
              <Person person={person} words={words} />
              {state !== 'refused' && (
                <button
                  type="button"
                  class="btn"
                  aria-label={words.inviteNamed(person.name)}
                  onClick={() => void invite(person.name)}
                >
                  {words.invite}
                </button>
              )}
              <span role="status">{state === undefined ? '' : words[state]}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Nobody of that name may invite any more. */
export function MuteButton({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const words = listsSpoken.value;
  if (words === null) return null;
  return (
    <button
      type="button"
      class="btn invitation-mute"
      onClick={() => void api.mute(name, true).then(onDone, onDone)}
    >
      {words.mute(name)}
    </button>
  );
}

/** The people this device's person has played with lately; and inviting them to a table. */
import { useSignal } from '@preact/signals';
import { getSeatName, type RecentPlayer, type TurnStatus } from '../../../protocol/index.ts';
import { accountName, hasAccounts } from '../../account/accountName.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { findLocaleTag } from '../../ui/browser/settings.ts';
import { findListedGame } from '../../match/games/index.ts';
import { type ListMessages, listMessages } from './messages/index.ts';
import { locale } from '../../i18n/index.ts';
import { api, ApiError } from '../api.ts';
import { onlineStatus, recentPlayers } from './recentPlayersFeed.ts';

/** The server counts days in universal time. */
const formatDay = (time: number): string =>
  new Date(time).toLocaleDateString(findLocaleTag(locale.value!.language), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

function RecentPlayer({ person, words }: { readonly person: RecentPlayer; readonly words: ListMessages }) {
  const isHere = onlineStatus.value.includes(person.name);
  return (
    <>
      <p>
        <a class="known" href={buildHash('people', encodeURIComponent(person.name))}>
          <b>{person.name}</b>
        </a>
        <span class="soft">
          {isHere && (
            <span class="here">
              <i class="presence" data-is="here" aria-hidden="true" /> {words.here} ·{' '}
            </span>
          )}
          {words.last(findListedGame(person.game)?.title ?? person.game, formatDay(person.day))}
        </span>
      </p>
    </>
  );
}

/** A guest knows the names that their tables have, and nothing more. */
const listTableNames = (tables: readonly TurnStatus[]): string[] => [
  ...new Set(
    tables.flatMap(({ sitters, seat, status }) =>
      status === 'open'
        ? []
        : sitters.flatMap((sitter, other) => (other === seat ? [] : getSeatName(sitter) || [])),
    ),
  ),
];

export function RecentPlayersPanel({ tables }: { readonly tables: readonly TurnStatus[] }) {
  const words = listMessages.value;
  const { table: tableWords } = locale.value!;
  if (words === null || !hasAccounts()) return null;
  const isGuest = accountName.value === null;
  const names = isGuest ? listTableNames(tables) : [];
  if (isGuest ? names.length === 0 : recentPlayers.value === null) return null;
  return (
    <section class="tables-part" aria-labelledby="lately-title">
      <h3 id="lately-title">{words.lately}</h3>
      {isGuest && <p>{tableWords.list(names)}</p>}
      {!isGuest && recentPlayers.value?.length === 0 && <p class="soft">{words.latelyNone}</p>}
      {!isGuest && recentPlayers.value !== null && recentPlayers.value.length > 0 && (
        <ul class="resume lately">
          {recentPlayers.value.map((person) => (
            <li key={person.name} class="panel">
              <RecentPlayer person={person} words={words} />
            </li>
          ))}
        </ul>
      )}
      <p class="soft">
        {isGuest ? words.latelyGuest : words.hereNote} <a href={buildHash('me')}>{words.toAccount}</a>
      </p>
    </section>
  );
}

type InviteState = 'invited' | 'refused';

/** At a table that waits: a button for everybody of late. */
export function InviteRecentPlayers({ table }: { readonly table: string }) {
  const words = listMessages.value;
  const asked = useSignal<{ readonly [name: string]: InviteState }>({});
  const problem = useSignal<'slow' | 'failed' | null>(null);
  const list = recentPlayers.value ?? [];
  if (words === null || list.length === 0) return null;
  // Whoever is here comes first.
  const sorted = list.toSorted(
    (a, b) => Number(onlineStatus.value.includes(b.name)) - Number(onlineStatus.value.includes(a.name)),
  );
  const invite = async (name: string): Promise<void> => {
    problem.value = null;
    try {
      await api.invite(table, name);
      asked.value = { ...asked.value, [name]: 'invited' };
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'invite') asked.value = { ...asked.value, [name]: 'refused' };
      else problem.value = code === 'rateLimited' ? 'slow' : 'failed';
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
              <RecentPlayer person={person} words={words} />
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
  const words = listMessages.value;
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

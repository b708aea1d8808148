import { useSignal } from '@preact/signals';
import { getSeatName, type RecentPlayer, type TurnStatus } from '../../../protocol/index.ts';
import { accountName, hasAccounts } from '../../account/accountName.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { findLocaleTag } from '../../ui/browser/settings.ts';
import { findListedGame } from '../../match/games/index.ts';
import { type ListMessages, listMessages } from './messages/index.ts';
import { locale, getPageMessages } from '../../i18n/index.ts';
import { api, ApiError } from '../api.ts';
import { onlineStatus, recentPlayers } from './recentPlayersFeed.ts';
import { isNetworkError } from '../../ui/browser/faults.ts';

/** The server counts days in UTC. */
const formatDay = (time: number): string =>
  new Date(time).toLocaleDateString(findLocaleTag(locale.value!.language), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

function RecentPlayer({
  person,
  messages,
}: {
  readonly person: RecentPlayer;
  readonly messages: ListMessages;
}) {
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
              <i class="presence" data-is="here" aria-hidden="true" /> {messages.here} ·{' '}
            </span>
          )}
          {messages.last(findListedGame(person.game)?.title ?? person.game, formatDay(person.day))}
        </span>
      </p>
    </>
  );
}

/** A guest sees only the names at their own tables. */
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
  const messages = listMessages.value;
  const page = getPageMessages();
  if (messages === null || !hasAccounts()) return null;
  const isGuest = accountName.value === null;
  const names = isGuest ? listTableNames(tables) : [];
  if (isGuest ? names.length === 0 : recentPlayers.value === null) return null;
  return (
    <section class="tables-part" aria-labelledby="lately-title">
      <h3 id="lately-title">{messages.lately}</h3>
      {isGuest && <p>{page.list(names)}</p>}
      {!isGuest && recentPlayers.value?.length === 0 && <p class="soft">{messages.latelyNone}</p>}
      {!isGuest && recentPlayers.value !== null && recentPlayers.value.length > 0 && (
        <ul class="resume lately">
          {recentPlayers.value.map((person) => (
            <li key={person.name} class="panel">
              <RecentPlayer person={person} messages={messages} />
            </li>
          ))}
        </ul>
      )}
      <p class="soft">
        {isGuest ? messages.latelyGuest : messages.hereNote}{' '}
        <a href={buildHash('me')}>{messages.toAccount}</a>
      </p>
    </section>
  );
}

type InviteState = 'invited' | 'refused';

export function InviteRecentPlayers({ table }: { readonly table: string }) {
  const messages = listMessages.value;
  const asked = useSignal<{ readonly [name: string]: InviteState }>({});
  const problem = useSignal<'slow' | 'failed' | null>(null);
  const list = recentPlayers.value ?? [];
  if (messages === null || list.length === 0) return null;
  // Online players come first.
  const sorted = list.toSorted(
    (a, b) => Number(onlineStatus.value.includes(b.name)) - Number(onlineStatus.value.includes(a.name)),
  );
  const invite = async (name: string): Promise<void> => {
    problem.value = null;
    try {
      await api.invite(table, name);
      asked.value = { ...asked.value, [name]: 'invited' };
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'invite') asked.value = { ...asked.value, [name]: 'refused' };
      else problem.value = code === 'rateLimited' ? 'slow' : 'failed';
    }
  };
  return (
    <details class="fold">
      <summary>{messages.inviteTitle}</summary>
      <p class="soft" role="status">
        {problem.value === null ? messages.inviteNote : messages[problem.value]}
      </p>
      <ul class="resume lately">
        {sorted.map((person) => {
          const state = asked.value[person.name];
          return (
            <li key={person.name}>
              <RecentPlayer person={person} messages={messages} />
              {state !== 'refused' && (
                <button
                  type="button"
                  class="btn"
                  aria-label={messages.inviteNamed(person.name)}
                  onClick={() => void invite(person.name)}
                >
                  {getPageMessages().invite}
                </button>
              )}
              <span role="status">{state === undefined ? '' : messages[state]}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Blocks invitations from the account of that name. */
export function MuteButton({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const messages = listMessages.value;
  if (messages === null) return null;
  return (
    <button
      type="button"
      class="btn invitation-mute"
      onClick={() => void api.mute(name, true).then(onDone, onDone)}
    >
      {messages.mute(name)}
    </button>
  );
}

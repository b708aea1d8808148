import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { onlineBotName } from '../../../core/index.ts';
import { getSeatName, type TurnStatus } from '../../../protocol/index.ts';
import { accountName } from '../../account/accountName.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { pollWhileVisible } from '../../ui/browser/visibility.ts';
import { findLocaleTag } from '../../ui/browser/settings.ts';
import { findListedGame } from '../../match/games/index.ts';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { getPageMessages, locale } from '../../i18n/index.ts';
import { POLL_MS } from '../useServerAnswer.ts';
import { api } from '../api.ts';
import { forgetHeldSeat, listHeldSeats } from '../heldSeats.ts';
import { getDisplayName } from '../displayNames.ts';
import { showBadge } from '../turnIndicator.ts';
import { getOnlineMessages } from '../messages/index.ts';
import { afterNetworkError } from '../../ui/browser/faults.ts';

/** Polls while the page is visible; undefined until the first answer, null if there is none. */
export function usePolled<T>(ask: () => Promise<T>): {
  readonly answer: T | null | undefined;
  readonly again: () => void;
} {
  const answer = useSignal<T | null | undefined>(undefined);
  const load = (): void => {
    if (!document.hidden)
      void ask()
        .catch(afterNetworkError(null))
        .then((got) => (answer.value = got));
  };
  useEffect(() => {
    load();
    return pollWhileVisible(load, POLL_MS);
  }, []);
  return { answer: answer.value, again: load };
}

/** Tables where it is the player's turn come first. */
export async function listMyTables(): Promise<readonly TurnStatus[]> {
  const held = listHeldSeats();
  if (held.length === 0 && accountName.value === null) return [];
  const tables = await api.listWaiting({ places: held.map(({ id, token }) => ({ id, token })) });
  const order = (id: string): number => held.findIndex((place) => place.id === id);
  const sorted = tables.toSorted((a, b) => Number(b.turn) - Number(a.turn) || order(a.id) - order(b.id));
  showBadge(sorted.filter(({ turn }) => turn).length);
  return sorted;
}

export function MyTable({ table, onForget }: { readonly table: TurnStatus; readonly onForget: () => void }) {
  const messages = getOnlineMessages();
  const { language, page } = locale.value!;
  const entry = findListedGame(table.game);
  if (entry === undefined) return null;
  const { id, status, turn, until, seat } = table;
  const others = table.sitters.flatMap((sitter, other) => {
    if (other === seat) return [];
    if (sitter.kind === 'bot') return [onlineBotName(id, other)];
    const name = getSeatName(sitter);
    return name === '' && status === 'open' ? [] : [getDisplayName(id, other, name)];
  });
  const state = turn ? messages.states.turn : messages.states[status];
  const when =
    until === null
      ? null
      : new Date(until).toLocaleString(findLocaleTag(language), { dateStyle: 'short', timeStyle: 'short' });
  return (
    <li class="panel" data-turn={turn ? '' : undefined}>
      <div class="resume-art" aria-hidden="true">
        <entry.Art />
      </div>
      <p>
        <b>{entry.title}</b>
        <span class="soft">
          {[
            others.length === 0 ? null : messages.withNames(page.list(others)),
            state,
            when === null ? null : messages.until(when),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </p>
      {status === 'over' && (
        <RoundButton
          icon="close"
          label={messages.forget(entry.title)}
          onClick={() => {
            forgetHeldSeat(id);
            onForget();
          }}
        />
      )}
      <a
        class={turn ? 'primary' : 'btn'}
        href={buildHash('t', id)}
        aria-label={`${getPageMessages().goToTable}: ${entry.title}`}
      >
        {getPageMessages().goToTable}
      </a>
    </li>
  );
}

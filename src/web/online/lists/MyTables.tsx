/** The tables elsewhere at which this device has a seat. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { castAt, LEVELS } from '../../../core/index.ts';
import type { Waiting } from '../../../protocol/index.ts';
import { accountName } from '../../account/accountName.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { nowAndThen } from '../../ui/browser/visibility.ts';
import { writtenIn } from '../../ui/browser/settings.ts';
import { listed } from '../../match/games/index.ts';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { spoken } from '../../i18n/index.ts';
import { EVERY } from '../useServerAnswer.ts';
import { api } from '../api.ts';
import { forgetPlace, places } from '../heldSeats.ts';
import { shownName } from '../displayNames.ts';
import { showBadge } from '../turnIndicator.ts';
import { useOnline } from '../messages/index.ts';

/** The server's list names a bot by its level. */
export const isLevel = (name: string): boolean => LEVELS.some((level) => level === name);

/** Asks now and then while somebody looks; undefined until the first answer, null if there is none. */
export function useAsked<T>(ask: () => Promise<T>): {
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
    return nowAndThen(look, EVERY);
  }, []);
  return { answer: answer.value, again: look };
}

/** Those where it is one's turn first. */
export async function mine(): Promise<readonly Waiting[]> {
  const kept = places();
  if (kept.length === 0 && accountName.value === null) return [];
  const tables = await api.waiting({ places: kept.map(({ id, token }) => ({ id, token })) });
  const order = (id: string): number => kept.findIndex((place) => place.id === id);
  const sorted = tables.toSorted((a, b) => Number(b.turn) - Number(a.turn) || order(a.id) - order(b.id));
  showBadge(sorted.filter(({ turn }) => turn).length);
  return sorted;
}

export function MyTable({ table, onForget }: { readonly table: Waiting; readonly onForget: () => void }) {
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

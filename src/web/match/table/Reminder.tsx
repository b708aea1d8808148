/** A tip when something happens for the first time in a real match. Each appears once, if tips are on. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { FirstTimeTips, Language } from '../../../core/index.ts';
import { language, shownReminders, showsReminders } from '../../ui/browser/settings.ts';
import { useTableProps } from './tableProps.ts';
import { findMessages } from '../../../messages/loadMessages.ts';

export function Reminder() {
  const { session, messages } = useTableProps();
  const t = messages.table;
  const { player, update, game } = session;
  const reminders = useSignal<FirstTimeTips>({});
  const words = useSignal<{ readonly [id: string]: string }>({});
  const now = useSignal<string | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void loadReminders(game.id).then((all) => (reminders.value = all));
  }, [game]);
  useEffect(() => {
    void loadReminderMessages(game.id, chosen).then((all) => (words.value = all));
  }, [game, chosen]);
  useSignalEffect(() => {
    const { events } = player.shown.value;
    if (!showsReminders.value || now.peek() !== null) return;
    const known = shownReminders.peek();
    const id = Object.entries(reminders.value).find(
      ([one, is]) => !known.includes(`${game.id}.${one}`) && events.some((event) => is(event)),
    )?.[0];
    if (id === undefined) return;
    now.value = id;
    shownReminders.value = [...known, `${game.id}.${id}`];
  });
  // A player who acts has read it.
  useSignalEffect(() => {
    const { seat } = update.value.view;
    const last = session.eventLog.value.at(-1)?.events ?? [];
    const isMine = last.some((event) => 'seat' in event && event.seat === seat);
    if (isMine && !player.isBusy.peek()) now.value = null;
  });
  const text = now.value === null ? undefined : words.value[now.value];
  if (text === undefined || !showsReminders.value) return null;
  return (
    <p class="notice reminder">
      <span data-told="">{text}</span>
      <button type="button" class="btn" onClick={() => (showsReminders.value = false)}>
        {t.noMore}
      </button>
      <button type="button" class="primary" onClick={() => (now.value = null)}>
        {t.gotIt}
      </button>
    </p>
  );
}

const REMINDERS = import.meta.glob<FirstTimeTips>('../../../games/*/tutorial/firstTimeTips.ts', {
  import: 'firstTimeTips',
});
const MESSAGES = import.meta.glob('../../../games/*/tutorial/firstTimeTips/{de,en,fr,it}.ts');

export async function loadReminders(game: string): Promise<FirstTimeTips> {
  return (await REMINDERS[`../../../games/${game}/tutorial/firstTimeTips.ts`]?.()) ?? {};
}

export async function loadReminderMessages(
  game: string,
  language: Language,
): Promise<{ readonly [id: string]: string }> {
  return (await findMessages(MESSAGES, language, `../../../games/${game}/tutorial/firstTimeTips`)) ?? {};
}

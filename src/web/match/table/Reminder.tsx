/** A sentence or two when something rare happens for the first time in a real match: each once, and none for whoever wants none. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Reminders } from '../../../core/index.ts';
import { language, reminded, reminds } from '../../ui/browser/settings.ts';
import { loadReminders, loadReminderWords } from '../games/reminders.ts';
import type { Parts } from './tableParts.ts';

export function Reminder({ session, speech }: Parts) {
  const says = speech.table;
  const { player, update, game } = session;
  const reminders = useSignal<Reminders>({});
  const words = useSignal<{ readonly [id: string]: string }>({});
  const now = useSignal<string | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void loadReminders(game.id).then((all) => (reminders.value = all));
  }, [game]);
  useEffect(() => {
    void loadReminderWords(game.id, chosen).then((all) => (words.value = all));
  }, [game, chosen]);
  useSignalEffect(() => {
    const { events } = player.shown.value;
    if (!reminds.value || now.peek() !== null) return;
    const known = reminded.peek();
    const id = Object.entries(reminders.value).find(
      ([one, is]) => !known.includes(`${game.id}.${one}`) && events.some((event) => is(event)),
    )?.[0];
    if (id === undefined) return;
    now.value = id;
    reminded.value = [...known, `${game.id}.${id}`];
  });
  // Whoever plays on has read it.
  useSignalEffect(() => {
    const { seat } = update.value.view;
    const last = session.heard.value.at(-1)?.events ?? [];
    const isMine = last.some((event) => 'seat' in event && event.seat === seat);
    if (isMine && !player.isBusy.peek()) now.value = null;
  });
  const text = now.value === null ? undefined : words.value[now.value];
  if (text === undefined || !reminds.value) return null;
  return (
    <p class="notice reminder">
      <span data-told="">{text}</span>
      <button type="button" class="btn" onClick={() => (reminds.value = false)}>
        {says.noMore}
      </button>
      <button type="button" class="primary" onClick={() => (now.value = null)}>
        {says.gotIt}
      </button>
    </p>
  );
}

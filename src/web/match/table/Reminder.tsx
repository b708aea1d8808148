/** A tip when something happens for the first time in a real match. Each appears once, if tips are on. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { shownReminders, showsReminders } from '../../ui/browser/settings.ts';
import { useRef } from 'preact/hooks';
import { useTableProps } from './tableProps.ts';
import { useLeaving } from './useLeaving.ts';

export function Reminder() {
  const { session, messages } = useTableProps();
  const t = messages.table;
  const { player, update, game, screen } = session;
  const now = useSignal<string | null>(null);
  useSignalEffect(() => {
    const { events } = player.shown.value;
    if (!showsReminders.value || now.peek() !== null) return;
    const known = shownReminders.peek();
    const id = Object.entries(screen.firstTimeTips ?? {}).find(
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
  const box = useRef<HTMLParagraphElement>(null);
  useLeaving(box, now.value, () => (now.value = null));
  const text = now.value === null ? undefined : messages.game.tips?.[now.value];
  if (text === undefined || !showsReminders.value) return null;
  return (
    <p class="notice reminder" ref={box}>
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

/** What is said once in a real match; a game need not have any. */
import type { Language, Reminders } from '../../../core/index.ts';

const REMINDERS = import.meta.glob<Reminders>('../../../games/*/tutorial/reminders.ts', {
  import: 'reminders',
});
const SENTENCES = import.meta.glob<{ readonly [language: string]: { readonly [id: string]: string } }>(
  '../../../games/*/tutorial/reminders/*.ts',
);

export async function loadReminders(game: string): Promise<Reminders> {
  return (await REMINDERS[`../../../games/${game}/tutorial/reminders.ts`]?.()) ?? {};
}

export async function loadReminderWords(
  game: string,
  language: Language,
): Promise<{ readonly [id: string]: string }> {
  return (await SENTENCES[`../../../games/${game}/tutorial/reminders/${language}.ts`]?.())?.[language] ?? {};
}

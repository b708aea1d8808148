/** Tips for first occurrences in a real match. They are optional per game. */
import type { Language, FirstTimeTips } from '../../../core/index.ts';

const REMINDERS = import.meta.glob<FirstTimeTips>('../../../games/*/tutorial/firstTimeTips.ts', {
  import: 'firstTimeTips',
});
const MESSAGES = import.meta.glob<{ readonly [language: string]: { readonly [id: string]: string } }>(
  '../../../games/*/tutorial/firstTimeTips/*.ts',
);

export async function loadReminders(game: string): Promise<FirstTimeTips> {
  return (await REMINDERS[`../../../games/${game}/tutorial/firstTimeTips.ts`]?.()) ?? {};
}

export async function loadReminderMessages(
  game: string,
  language: Language,
): Promise<{ readonly [id: string]: string }> {
  return (
    (await MESSAGES[`../../../games/${game}/tutorial/firstTimeTips/${language}.ts`]?.())?.[language] ?? {}
  );
}

/** Tips for first occurrences in a real match. They are optional per game. */
import type { Language, FirstTimeTips } from '../../../core/index.ts';
import { findMessages } from '../../../messages/loadMessages.ts';

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

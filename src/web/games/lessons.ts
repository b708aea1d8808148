/** The guided first matches; a house need not have one. */
import type { Language, Lesson, LessonWords, Reminders } from '../../core/index.ts';

const LESSONS = import.meta.glob<Lesson>('../../games/*/lesson/lesson.ts', { import: 'lesson' });
const WORDS = import.meta.glob<{ readonly [language: string]: LessonWords }>(
  '../../games/*/lesson/words/*.ts',
);

export const hasLesson = (game: string): boolean =>
  LESSONS[`../../games/${game}/lesson/lesson.ts`] !== undefined;

export async function loadLesson(game: string): Promise<Lesson | undefined> {
  return LESSONS[`../../games/${game}/lesson/lesson.ts`]?.();
}

export async function loadLessonWords(game: string, language: Language): Promise<LessonWords> {
  return (await WORDS[`../../games/${game}/lesson/words/${language}.ts`]!())[language]!;
}

const REMINDERS = import.meta.glob<Reminders>('../../games/*/lesson/reminders.ts', { import: 'reminders' });
const SENTENCES = import.meta.glob<{ readonly [language: string]: { readonly [id: string]: string } }>(
  '../../games/*/lesson/reminders/*.ts',
);

/** What is said once in a real match; nothing where a house has no reminders. */
export async function loadReminders(game: string): Promise<Reminders> {
  return (await REMINDERS[`../../games/${game}/lesson/reminders.ts`]?.()) ?? {};
}

export async function loadReminderWords(
  game: string,
  language: Language,
): Promise<{ readonly [id: string]: string }> {
  return (await SENTENCES[`../../games/${game}/lesson/reminders/${language}.ts`]?.())?.[language] ?? {};
}

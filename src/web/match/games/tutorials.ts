/** The guided first matches; a game need not have one. */
import type { Language, Lesson, LessonWords } from '../../../core/index.ts';

const LESSONS = import.meta.glob<Lesson>('../../../games/*/tutorial/tutorial.ts', { import: 'lesson' });
const WORDS = import.meta.glob<{ readonly [language: string]: LessonWords }>(
  '../../../games/*/tutorial/messages/*.ts',
);

export const hasLesson = (game: string): boolean =>
  LESSONS[`../../../games/${game}/tutorial/tutorial.ts`] !== undefined;

export async function loadLesson(game: string): Promise<Lesson | undefined> {
  return LESSONS[`../../../games/${game}/tutorial/tutorial.ts`]?.();
}

export async function loadLessonWords(game: string, language: Language): Promise<LessonWords> {
  return (await WORDS[`../../../games/${game}/tutorial/messages/${language}.ts`]!())[language]!;
}

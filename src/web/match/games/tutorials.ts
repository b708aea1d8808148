/** The guided first matches; a game need not have one. */
import type { Language, Lesson, LessonWords } from '../../../core/index.ts';

const LESSONS = import.meta.glob<Lesson>('../../../games/*/lesson/lesson.ts', { import: 'lesson' });
const WORDS = import.meta.glob<{ readonly [language: string]: LessonWords }>(
  '../../../games/*/lesson/words/*.ts',
);

export const hasLesson = (game: string): boolean =>
  LESSONS[`../../../games/${game}/lesson/lesson.ts`] !== undefined;

export async function loadLesson(game: string): Promise<Lesson | undefined> {
  return LESSONS[`../../../games/${game}/lesson/lesson.ts`]?.();
}

export async function loadLessonWords(game: string, language: Language): Promise<LessonWords> {
  return (await WORDS[`../../../games/${game}/lesson/words/${language}.ts`]!())[language]!;
}

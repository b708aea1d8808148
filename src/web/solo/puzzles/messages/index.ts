/** The words of puzzles; they come with the first of them. */
import { catalogue } from '../../../i18n/catalogue.ts';
import type { PuzzleWords } from './en.ts';

export type { PuzzleWords } from './en.ts';

export const puzzleWords = catalogue<PuzzleWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

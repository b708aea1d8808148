import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { PuzzleMessages } from './en.ts';

export type { PuzzleMessages } from './en.ts';

export const puzzleMessages = createCatalogue<PuzzleMessages>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

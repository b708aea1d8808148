/** The table's own words; a language is loaded with the first table that needs it. */
import type { Language } from '../../../../core/index.ts';
import type { StageWords } from './en.ts';

export type { StageWords } from './en.ts';

const WORDS: { readonly [L in Language]: () => Promise<StageWords> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

export const loadStageWords = (language: Language): Promise<StageWords> => WORDS[language]();

/** The words of looking back; a language is loaded with the first match that is looked back at. */
import type { Language } from '../../../../core/index.ts';
import type { ReviewWords } from './en.ts';

export type { ReviewWords, Verdict } from './en.ts';

const WORDS: { readonly [L in Language]: () => Promise<ReviewWords> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

export const loadReviewWords = (language: Language): Promise<ReviewWords> => WORDS[language]();

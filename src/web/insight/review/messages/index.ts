/** Messages of the review. A language loads with the first review. */
import type { Language } from '../../../../core/index.ts';
import type { ReviewMessages } from './en.ts';

export type { ReviewMessages, ReviewVerdict } from './en.ts';

const LOADERS: { readonly [L in Language]: () => Promise<ReviewMessages> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

export const loadReviewMessages = (language: Language): Promise<ReviewMessages> => LOADERS[language]();

/** The messages of every table. A language is loaded when a page needs it. */
import type { Language } from '../../core/index.ts';
import type { TableMessages } from './en.ts';

export type { TableMessages } from './en.ts';

const TABLE_MESSAGES: { readonly [L in Language]: () => Promise<TableMessages> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

export const loadTableMessages = (language: Language): Promise<TableMessages> => TABLE_MESSAGES[language]();

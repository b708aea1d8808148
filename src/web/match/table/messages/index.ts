/** Messages of the table. A language loads with the first table that needs it. */
import type { Language } from '../../../../core/index.ts';
import type { TableScreenMessages } from './en.ts';

export type { TableScreenMessages } from './en.ts';

const LOADERS: { readonly [L in Language]: () => Promise<TableScreenMessages> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

export const loadTableScreenMessages = (language: Language): Promise<TableScreenMessages> =>
  LOADERS[language]();

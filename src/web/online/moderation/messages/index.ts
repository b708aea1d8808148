/** The words about other people at a table; they come with the sheet. */
import { catalogue } from '../../../i18n/catalogue.ts';
import type { OthersWords } from './en.ts';

export type { OthersWords } from './en.ts';

export const othersSpoken = catalogue<OthersWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

/** The words of the live lists; they come with the first of them. */
import { catalogue } from '../../../i18n/catalogue.ts';
import type { ListsWords } from './en.ts';

export type { ListsWords } from './en.ts';

export const listsSpoken = catalogue<ListsWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

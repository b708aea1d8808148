/** What is said about accounts and people; it comes with their pages. */
import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { AccountMessages } from './en.ts';

export type { AccountMessages } from './en.ts';

export const accountMessages = createCatalogue<AccountMessages>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

/** For components, which are drawn only once there are words. */
export const useAccountMessages = (): AccountMessages => accountMessages.value!;

/** The words of tables elsewhere; they come with the first of these pages. */
import { createCatalogue } from '../../i18n/catalogue.ts';
import type { OnlineMessages } from './en.ts';

export type { OnlineMessages } from './en.ts';

export const onlineMessages = createCatalogue<OnlineMessages>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

/** For components, which are drawn only once there are words. */
export const useOnlineMessages = (): OnlineMessages => onlineMessages.value!;

import { createCatalogue } from '../../i18n/catalogue.ts';
import type { OnlineMessages } from './en.ts';

export type { OnlineMessages } from './en.ts';

export const onlineMessages = createCatalogue<OnlineMessages>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

/** For components: they render only after the messages have loaded. */
export const getOnlineMessages = (): OnlineMessages => onlineMessages.value!;

/** The words of tables elsewhere; they come with the first of these pages. */
import { catalogue } from '../../i18n/catalogue.ts';
import type { OnlineWords } from './en.ts';

export type { OnlineWords } from './en.ts';

export const onlineSpoken = catalogue<OnlineWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

/** For components, which are drawn only once there are words. */
export const useOnline = (): OnlineWords => onlineSpoken.value!;

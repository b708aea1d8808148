/** The words of the host's page; they come with it. */
import { catalogue } from '../../i18n/catalogue.ts';
import type { HostWords } from './en.ts';

export type { HostWords } from './en.ts';

export const hostSpoken = catalogue<HostWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

/** For components, which are drawn only once there are words. */
export const useHost = (): HostWords => hostSpoken.value!;

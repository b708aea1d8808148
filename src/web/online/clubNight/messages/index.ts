/** The words of club nights; they come with the first of these pages. */
import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { ClubNightMessages } from './en.ts';

export type { ClubNightMessages } from './en.ts';

export const clubNightMessages = createCatalogue<ClubNightMessages>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

/** For components, which are drawn only once there are words. */
export const useClubNightMessages = (): ClubNightMessages => clubNightMessages.value!;

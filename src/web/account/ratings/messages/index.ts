/** The words of ratings: leaderboards, rated tables, what a match has changed. */
import { catalogue } from '../../../i18n/catalogue.ts';
import type { RatingsWords } from './en.ts';

export type { RatingsWords } from './en.ts';

export const ratingsSpoken = catalogue<RatingsWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

/** For components, which are drawn only once there are words. */
export const useRatings = (): RatingsWords => ratingsSpoken.value!;

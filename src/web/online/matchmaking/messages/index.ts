/** The words of those who want to play with somebody now; they come with the first of these pages. */
import { catalogue } from '../../../i18n/catalogue.ts';
import type { MeetWords } from './en.ts';

export type { MeetWords } from './en.ts';

export const meetSpoken = catalogue<MeetWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

/** For components, which are drawn only once there are words. */
export const useMeet = (): MeetWords => meetSpoken.value!;

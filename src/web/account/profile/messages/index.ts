/** What is said about accounts and people; it comes with their pages. */
import { catalogue } from '../../../i18n/catalogue.ts';
import type { PeopleWords } from './en.ts';

export type { PeopleWords } from './en.ts';

export const peopleSpoken = catalogue<PeopleWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

/** For components, which are drawn only once there are words. */
export const usePeople = (): PeopleWords => peopleSpoken.value!;

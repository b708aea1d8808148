/** The words of those who want to play with somebody now; they come with the first of these pages. */
import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { MatchmakingMessages } from './en.ts';

export type { MatchmakingMessages } from './en.ts';

export const matchmakingMessages = createCatalogue<MatchmakingMessages>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});

/** For components, which are drawn only once there are words. */
export const useMatchmakingMessages = (): MatchmakingMessages => matchmakingMessages.value!;

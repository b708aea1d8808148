import { createCatalogue } from '../../../i18n/catalogue.ts';
import type { MatchmakingMessages } from './en.ts';

export type { MatchmakingMessages } from './en.ts';

export const matchmakingMessages = createCatalogue<MatchmakingMessages>(
  import.meta.glob('./{de,en,fr,it}.ts'),
);

/** For components: they render only after the messages have loaded. */
export const getMatchmakingMessages = (): MatchmakingMessages => matchmakingMessages.value!;

/** Bots for this device's tables. Apart from createMatch.ts, since the first page's setup needs only this. */
import { nextBotNames, type Player } from '../../../core/index.ts';
import { savedMatches } from '../storage/savedMatches.ts';

/** The level that adapts to the results on this device. */
export const ADAPTIVE_LEVEL = 'even';

const listBotNames = (sitters: readonly Player[]): string[] =>
  sitters.flatMap(({ kind, name }) => (kind === 'bot' ? [name] : []));

/** Others than last time. */
export const chooseOpponents = (count: number): string[] =>
  nextBotNames(listBotNames(savedMatches()[0]?.sitters ?? []), count);

/** The level as the player chose it. */
export const toChosenLevel = (level: string): string =>
  level.startsWith(`${ADAPTIVE_LEVEL}-`) ? ADAPTIVE_LEVEL : level;

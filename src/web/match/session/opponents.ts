/** Chooses bots for this device's tables, others than last time. */
import { nextBotNames, type Player } from '../../../core/index.ts';
import { savedMatches } from '../storage/savedMatches.ts';

/** The level that adapts to the results on this device. */
export const ADAPTIVE_LEVEL = 'even';

const listBotNames = (sitters: readonly Player[]): string[] =>
  sitters.flatMap(({ kind, name }) => (kind === 'bot' ? [name] : []));

export const chooseOpponents = (count: number): string[] =>
  nextBotNames(listBotNames(savedMatches()[0]?.sitters ?? []), count);

/** The level as the player chose it. */
export const toChosenLevel = (level: string): string =>
  level.startsWith(`${ADAPTIVE_LEVEL}-`) ? ADAPTIVE_LEVEL : level;

/** Who sits down with a person on this device: other people than the last time. */
import { nextBotNames, type Player } from '../../../core/index.ts';
import { savedMatches } from '../storage/savedMatches.ts';

/** The level that is found from the results on this device. */
export const ADAPTIVE_LEVEL = 'even';

const listBotNames = (sitters: readonly Player[]): string[] =>
  sitters.flatMap(({ kind, name }) => (kind === 'bot' ? [name] : []));

/** Those who come to the next table here. */
export const chooseOpponents = (count: number): string[] =>
  nextBotNames(listBotNames(savedMatches()[0]?.sitters ?? []), count);

/** A level that plays, as it was chosen. */
export const toChosenLevel = (level: string): string =>
  level.startsWith(`${ADAPTIVE_LEVEL}-`) ? ADAPTIVE_LEVEL : level;

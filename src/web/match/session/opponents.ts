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

/** For a player without an earlier choice: someone who has just learnt a game can win there. */
export const DEFAULT_LEVEL = 'easy';

/** The level of the last table of the game. A deal of the day has levels of its own. */
export function chooseLevel(game: string): string {
  const last = savedMatches().find((match) => match.game === game && match.occasion === undefined);
  const bot = last?.sitters.find(({ kind }) => kind === 'bot');
  return bot?.kind === 'bot' ? toChosenLevel(bot.level) : DEFAULT_LEVEL;
}

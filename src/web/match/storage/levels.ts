/** The levels of bots that the owner of this device has beaten, from the results saved here. */
import { type Level, LEVELS } from '../../../core/index.ts';
import { type CountedMatch, listCountedMatches } from './countedMatches.ts';

/** The only person's matches of a game against bots of one level, oldest first. */
function listLevelMatches(id: string): { readonly level: Level; readonly isWon: boolean }[] {
  return listCountedMatches().flatMap(({ game, players, others }: CountedMatch) => {
    const level = LEVELS.find((one) => one === others[0]);
    const isOneLevel = level !== undefined && others.every((other) => other === level);
    return game === id && players.length === 1 && isOneLevel
      ? [{ level, isWon: players[0]!.share > 1 / 2 }]
      : [];
  });
}

/** The strongest level that the player has beaten; null before the first victory. */
export const levelReached = (game: string): Level | null =>
  LEVELS.findLast((level) => listLevelMatches(game).some((match) => match.isWon && match.level === level)) ??
  null;

export interface LevelOffer {
  readonly level: Level;
  /** The latest victories in a row against the level below it. */
  readonly wins: number;
}

/** The level to offer after a victory; null after a defeat, or if there is none above. */
export function nextLevel(game: string): LevelOffer | null {
  const matches = listLevelMatches(game);
  const beaten = matches.at(-1)?.level;
  const lost = matches.findLastIndex(({ level, isWon }) => !isWon || level !== beaten);
  const wins = matches.length - 1 - lost;
  const level = beaten === undefined ? undefined : LEVELS[LEVELS.indexOf(beaten) + 1];
  return wins === 0 || level === undefined ? null : { level, wins };
}

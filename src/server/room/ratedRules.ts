/** The common rules of rated tables, so that ratings are comparable. */
import { type Config, type Game, type Level, LEVELS } from '../../core/index.ts';
import { GAMES } from '../../games/index.ts';
import type {
  AbsenceRule,
  RatedGame,
  RatedTableRules,
  TimeControl,
  TableRequest,
} from '../../protocol/index.ts';
import { botRating, displayRating } from '../../ratings/index.ts';
import type { RatedLevels } from './logEntry.ts';

const MINUTE = 60_000;
const live = (minutes: number, seconds: number): NonNullable<TimeControl> => ({
  kind: 'live',
  bank: minutes * MINUTE,
  increment: seconds * 1000,
});
const RATED_TIMES = [live(3, 5), live(5, 10), live(15, 15), live(30, 30)];
/** A player who owes a decision and is away for a minute can be declared to have lost. */
export const RATED_ABSENCE: AbsenceRule = { after: MINUTE, wins: true };
/** Options that change who plays with whom; all others keep their default. */
const FREE_OPTIONS = ['teams'];

/** The ratings of a game's bots in that edition, or the newest; undefined for a game without rated tables. */
export function ratedLevels(game: string, edition?: number): RatedLevels | undefined {
  const editions = GAMES.find(({ id }) => id === game)?.ratedLevels ?? [];
  const number = edition ?? editions.length;
  const values = editions[number - 1];
  if (values === undefined) return undefined;
  const levels = Object.fromEntries(LEVELS.map((level, i) => [level, values[i]!]));
  return { edition: number, levels: levels as { [L in Level]: number } };
}

const isSameTime = (a: TimeControl, b: TimeControl): boolean => JSON.stringify(a) === JSON.stringify(b);

export function findRatedFlaw(
  game: Game,
  { options }: Config,
  { time, absence }: Pick<TableRequest, 'time' | 'absence'>,
): { readonly at: string; readonly expected: string } | undefined {
  if (ratedLevels(game.id) === undefined)
    return { at: 'rated', expected: `false: the bots of ${game.id} have no ratings` };
  if (!RATED_TIMES.some((one) => isSameTime(one, time)))
    return { at: 'time', expected: `one of ${JSON.stringify(RATED_TIMES)} at a rated table` };
  for (const { id, default: usual } of game.options)
    if (!FREE_OPTIONS.includes(id) && options[id] !== usual)
      return { at: `option ${id}`, expected: `${String(usual)} at a rated table` };
  if (absence !== undefined && (absence.after !== RATED_ABSENCE.after || absence.wins !== RATED_ABSENCE.wins))
    return { at: 'absence', expected: `${JSON.stringify(RATED_ABSENCE)} at a rated table` };
  return undefined;
}

export function describeRatedRules(games: readonly string[]): RatedTableRules {
  return {
    games: games.flatMap((game): RatedGame[] => {
      const rated = ratedLevels(game);
      if (rated === undefined) return [];
      const options = GAMES.find(({ id }) => id === game)?.options ?? [];
      const bots = Object.fromEntries(
        LEVELS.map((level) => [level, displayRating(botRating(rated.levels[level]))]),
      );
      return [
        {
          game,
          bots: bots as RatedGame['bots'],
          choices: options.map(({ id }) => id).filter((id) => FREE_OPTIONS.includes(id)),
        },
      ];
    }),
    times: RATED_TIMES,
  };
}

/** Rated matches: the common rules of rated tables, so that ratings are comparable, and each seat's result. */
import {
  type Config,
  type Game,
  type Level,
  LEVELS,
  listSeats,
  NO_SEATS,
  type Seat,
  type SeatSet,
} from '../../core/index.ts';
import { GAMES } from '../../games/index.ts';
import type {
  AbsenceRule,
  RatedGame,
  RatedSeat,
  RatedTable,
  RatedTableRules,
  ShownRating,
  TableRequest,
  TimeControl,
} from '../../protocol/index.ts';
import {
  assignTeams,
  botRating,
  displayRating,
  type MatchEnd,
  NO_OPPONENTS,
  rateContestants,
  type Rating,
  toRating,
} from '../../ratings/index.ts';
import type { RatedLevels } from './logEntry.ts';
import { type Seating, seatsWhere } from './seating.ts';

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

export type RatedSeatHolder = { readonly player: string } | { readonly bot: Rating; readonly level: Level };

export class RatedMatch {
  readonly #levels: RatedLevels;
  readonly #config: Config;
  readonly #seating: Seating;
  /** Seats whose player resigned or was replaced by a bot, in that order. */
  readonly #left: Seat[] = [];
  #result: readonly RatedSeat[] | null = null;

  constructor(levels: RatedLevels, config: Config, seating: Seating) {
    this.#levels = levels;
    this.#config = config;
    this.#seating = seating;
  }

  /** A decision by a bot, or a resignation, is final even if the player returns. */
  leave(seat: Seat): void {
    if (this.#seating.isPerson(seat) && !this.#left.includes(seat)) this.#left.push(seat);
  }

  settle(result: readonly RatedSeat[]): void {
    this.#result = result;
  }
  get isSettled(): boolean {
    return this.#result !== null;
  }

  get info(): RatedTable {
    const seats = Array.from({ length: this.#config.seats }, (_, seat): ShownRating | null => {
      const bot = this.#botAt(seat);
      return bot === undefined ? this.#seating.playerAt(seat).rating : displayRating(bot);
    });
    return { seats, costs: this.#computeCosts(seats), result: this.#result };
  }

  /** The order of the losers changes the loss of the last only a little. */
  #computeCosts(shown: readonly (ShownRating | null)[]): (number | null)[] {
    if (shown.some((rating) => rating === null)) return shown.map(() => null);
    const contestants = shown.map((rating, seat) => ({
      name: `${seat}`,
      isBot: this.#botAt(seat) !== undefined,
      rating: toRating(rating!),
      opponents: NO_OPPONENTS,
    }));
    const { teams } = this.describeEnd(NO_SEATS);
    return shown.map((rating, seat) => {
      if (!this.#seating.isPerson(seat) || this.#left.includes(seat)) return null;
      const left = [...this.#left, seat];
      const losses = [...shown.keys()].flatMap((winner) => {
        if (winner === seat) return [];
        const match = { teams, winners: [winner], left, isEarly: false, decisions: shown.map(() => 0) };
        return rating!.value - displayRating(rateContestants(contestants, match)[seat]!.after).value;
      });
      return Math.max(0, ...losses);
    });
  }

  /** A bot that plays on for a person cannot win for them: those who stayed share the win. */
  listWinners(winners: SeatSet): SeatSet {
    const stayed = listSeats(winners).filter((seat) => !this.#left.includes(seat));
    if (winners === NO_SEATS || stayed.length > 0)
      return seatsWhere([...this.#seats], (seat) => stayed.includes(seat));
    return seatsWhere([...this.#seats], (seat) => !this.#left.includes(seat));
  }

  get #seats(): IterableIterator<Seat> {
    return Array.from({ length: this.#config.seats }).keys();
  }

  #botAt(seat: Seat): Rating | undefined {
    const level = this.#seating.botLevel(seat);
    return level === undefined ? undefined : botRating(this.#levels.levels[level]);
  }

  /** Everyone at the table; undefined if a seat cannot be rated. */
  get ratees(): readonly RatedSeatHolder[] | undefined {
    const ratees = Array.from({ length: this.#config.seats }, (_, seat): RatedSeatHolder | undefined => {
      const bot = this.#botAt(seat);
      const level = this.#seating.botLevel(seat);
      const { player } = this.#seating.playerAt(seat);
      if (bot !== undefined && level !== undefined) return { bot, level };
      return player === null ? undefined : { player };
    });
    return ratees.every((ratee) => ratee !== undefined) ? ratees : undefined;
  }

  describeEnd(winners: SeatSet): MatchEnd {
    const { seats, options } = this.#config;
    return {
      teams: assignTeams(seats, (options as { readonly teams?: unknown }).teams === true),
      winners: listSeats(winners),
      left: this.#left,
    };
  }
}

/** The rated side of a match: who has left, and each seat's result. */
import { type Config, type Level, listSeats, type Seat, type SeatSet } from '../../core/index.ts';
import type { RatedSeat, RatedTable, ShownRating } from '../../protocol/index.ts';
import { type MatchEnd, botRating, type Rating, displayRating, assignTeams } from '../../ratings/index.ts';
import type { RatedLevels } from './logEntry.ts';
import type { Seating } from './seating.ts';

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
    return { seats, result: this.#result };
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

/** Ratings, rated tables and leaderboards. The server sends all of it; clients only request. */
import * as v from 'valibot';
import type { Level } from '../core/index.ts';
import type { TimeControl } from './clock.ts';

/** A rounded rating around 1500 and its standard deviation. */
export interface ShownRating {
  readonly value: number;
  readonly uncertainty: number;
  readonly provisional: boolean;
}

export interface RatedSeat {
  /** From 0; ties share a place. */
  readonly place: number;
  /** The player resigned, or a bot decided for them: they rank behind all who stayed. */
  readonly left: boolean;
  readonly before: ShownRating;
  /** Equal to `before` for a bot, whose rating is fixed. */
  readonly after: ShownRating;
}

export interface RatedTable {
  /** By seat, as of sitting down; null for open seats and deleted accounts. */
  readonly seats: readonly (ShownRating | null)[];
  /**
   * By seat: the points that leaving now costs at most; null for bots, and for people who have left. Computed from the
   * shown ratings only.
   */
  readonly costs: readonly (number | null)[];
  /** By seat, shortly after the end; null until then. */
  readonly result: readonly RatedSeat[] | null;
}

export interface GameRating extends ShownRating {
  readonly game: string;
  readonly matches: number;
  readonly at: number;
}

export interface RatingPoint {
  readonly at: number;
  readonly match: string;
  readonly value: number;
  readonly uncertainty: number;
}

/** GET /api/ratings/by/NAME/GAME: visible to those with whom the account shares `ratings`. */
export interface RatingHistory {
  readonly game: string;
  readonly rating: GameRating | null;
  /** Oldest first, at most 500. */
  readonly points: readonly RatingPoint[];
}

export const LEADERBOARD_SPANS = ['month', 'ever'] as const;
export type LeaderboardSpan = (typeof LEADERBOARD_SPANS)[number];
/** The query of GET /api/ratings/GAME */
export const LeaderboardRequest = v.strictObject({
  span: v.optional(v.picklist(LEADERBOARD_SPANS), 'month'),
});

export interface LeaderboardRow {
  /** From 1; ties share a place. */
  readonly place: number;
  readonly name: string;
  readonly value: number;
  readonly uncertainty: number;
  readonly matches: number;
  readonly own?: true;
}

/** GET /api/ratings/GAME?span=month */
export interface Leaderboard {
  readonly game: string;
  readonly span: LeaderboardSpan;
  /** The start of the month in UTC; null for all time. */
  readonly since: number | null;
  readonly count: number;
  /** The first 50 at most. */
  readonly top: readonly LeaderboardRow[];
  /** For the signed-in account: its row and at most five rows before and after; null for guests. */
  readonly own: {
    readonly rating: GameRating | null;
    /**
     * Why others do not see the account in the list: no rated match in that span, provisional, too few different
     * opponents, or not shared with everyone; null if they do.
     */
    readonly missing: 'matches' | 'provisional' | 'opponents' | 'hidden' | null;
    /** For a hidden account, with its hypothetical place; empty if it has none yet. */
    readonly around: readonly LeaderboardRow[];
  } | null;
}

export interface RatedGame {
  readonly game: string;
  readonly bots: { readonly [L in Level]: ShownRating };
  /** The options that a rated table may choose; all others keep their default. */
  readonly choices: readonly string[];
}

/** GET /api/ratings */
export interface RatedTableRules {
  readonly games: readonly RatedGame[];
  readonly times: readonly NonNullable<TimeControl>[];
}

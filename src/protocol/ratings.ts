/** Ratings, rated tables and leaderboards: what the server says of them. Nothing here is ever sent to it but a question. */
import * as v from 'valibot';
import type { Level } from '../core/index.ts';
import type { TimeControl } from './clock.ts';

/** A strength as it is shown: a whole number around 1500, and how far off it may well be (one standard deviation). */
export interface ShownRating {
  readonly value: number;
  readonly uncertainty: number;
  /** Too little is known yet to be listed among the others. */
  readonly provisional: boolean;
}

/** How a rated match went for one seat. */
export interface RatedSeat {
  /** From 0; seats may share a place. */
  readonly place: number;
  /** The person gave up, or a bot had to decide for them: they come after everybody who has stayed. */
  readonly left: boolean;
  readonly before: ShownRating;
  /** The same for a bot: its level has a fixed rating. */
  readonly after: ShownRating;
}

/** What `TableInfo` says of a rated table. */
export interface RatedTable {
  /** By seat, as it was when they sat down; null where nobody sits, and for somebody who has deleted their account. */
  readonly seats: readonly (ShownRating | null)[];
  /** By seat, a moment after the end; null until then. */
  readonly result: readonly RatedSeat[] | null;
}

/** How somebody is rated at a game. */
export interface GameRating extends ShownRating {
  readonly game: string;
  /** Rated matches so far. */
  readonly matches: number;
  /** When the last of them was rated. */
  readonly at: number;
}

/** After a rated match. */
export interface RatingPoint {
  readonly at: number;
  readonly match: string;
  readonly value: number;
  readonly uncertainty: number;
}

/** GET /api/ratings/by/NAME/GAME: what is told of it has the share `ratings` of the person's page. */
export interface RatingHistory {
  readonly game: string;
  readonly rating: GameRating | null;
  /** Oldest first, at most the last 500. */
  readonly points: readonly RatingPoint[];
}

export const LEADERBOARD_SPANS = ['month', 'ever'] as const;
export type LeaderboardSpan = (typeof LEADERBOARD_SPANS)[number];
/** The question after the `?` of GET /api/ratings/GAME */
export const LeaderboardRequest = v.strictObject({
  span: v.optional(v.picklist(LEADERBOARD_SPANS), 'month'),
});

export interface LeaderboardRow {
  /** From 1; equal numbers share a place. */
  readonly place: number;
  readonly name: string;
  readonly value: number;
  readonly uncertainty: number;
  readonly matches: number;
  /** It is whoever asks. */
  readonly own?: true;
}

/** GET /api/ratings/GAME?span=month */
export interface Leaderboard {
  readonly game: string;
  readonly span: LeaderboardSpan;
  /** When the month has begun, in universal time; null for all time. */
  readonly since: number | null;
  /** How many are on the list. */
  readonly count: number;
  /** At most the first 50. */
  readonly top: readonly LeaderboardRow[];
  /** Of whoever is signed in: the rows around their own, at most five before and after; null for everybody else. */
  readonly own: {
    readonly rating: GameRating | null;
    /**
     * Why they are not on the list for others: nothing rated in that span, provisional, too few different opponents, or not
     * shared with everyone; null if they are.
     */
    readonly missing: 'matches' | 'provisional' | 'opponents' | 'hidden' | null;
    /** With the place they would have if they are hidden; empty if they have none yet. */
    readonly around: readonly LeaderboardRow[];
  } | null;
}

/** A game as it can be played for ratings. */
export interface RatedGame {
  readonly game: string;
  /** What the levels of its bots are worth; it never changes. */
  readonly bots: { readonly [L in Level]: ShownRating };
  /** The options that a table may choose; all others are as usual. */
  readonly choices: readonly string[];
}

/** GET /api/ratings */
export interface RatedTableRules {
  readonly games: readonly RatedGame[];
  /** The clocks that a rated table may have. */
  readonly times: readonly NonNullable<TimeControl>[];
}

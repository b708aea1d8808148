/** What can happen at a table. A match is its setup and the list of its entries; everything else follows from them. */
import type { Action, Game, Config, Seat } from '../../core/index.ts';
import type {
  AbsenceRule,
  Level,
  RatedSeat,
  Saying,
  ShownRating,
  TimeControl,
} from '../../protocol/index.ts';

/** The numbers of a bot's levels, and which edition of them it is. */
export interface RatedLevels {
  readonly edition: number;
  readonly levels: { readonly [L in Level]: number };
}

/** By the second method a match counts for less against the same opponents, over a large distance, and if it ends at once. */
export type RatingMethod = 2;

export interface Setup {
  readonly id: string;
  readonly game: Game;
  readonly config: Config;
  readonly time: TimeControl;
  readonly level: Level;
  readonly listed: boolean;
  /** Whether anybody may find it and watch once it runs. */
  readonly watch?: boolean;
  readonly showHands: boolean;
  readonly absence: AbsenceRule;
  /** The first match of this table, whose link leads to the newest one. */
  readonly link: string;
  /** The server's share in the deal; nobody hears of it before the end. */
  readonly secret: string;
  readonly created: number;
  /** At a rated table, what its game says that the levels of bots are worth. */
  readonly rated?: RatedLevels | null;
  /** False where the host has no accounts: a seat's token is enough then, whoever it belongs to. */
  readonly accounts?: boolean;
  /** Whether an account is still called that. */
  readonly isOwnName?: (person: string, name: string) => boolean;
}

export type Entry =
  /** A decision; UNDO takes the last one back. `bot` if the seat's person did not make it. */
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: Action; readonly bot: boolean }
  | {
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly name: string;
      /** The hash of the token that proves who sits here. */
      readonly hash: string;
      /** Only in old logs: the device's share in a deal of the first scheme. */
      readonly part?: string;
      /** The account that sat down, under its own name; guests have none. */
      readonly person?: string;
      /** At a rated table: what the account is called in ratings, which stays when the account has gone, and its rating then. */
      readonly player?: string;
      readonly rating?: ShownRating;
    }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: Level }
  | { readonly kind: 'free'; readonly seat: Seat }
  /** Only in old logs: the match begins, dealt by the first scheme. */
  | { readonly kind: 'start' }
  /** The owner wants to begin: everyone promises a share in the deal, then everyone tells it, then the cards are dealt. */
  | { readonly kind: 'deal' }
  | { readonly kind: 'commit'; readonly seat: Seat; readonly commitment: string }
  | { readonly kind: 'reveal'; readonly seat: Seat; readonly part: string }
  /** The seat is kept until then for whoever has the token of that hash. */
  | {
      readonly kind: 'keep';
      readonly seat: Seat;
      readonly name: string;
      readonly hash: string;
      readonly until: number;
      readonly person?: string;
    }
  | { readonly kind: 'away'; readonly seat: Seat; readonly why: 'left' | 'time' | 'absent' }
  | { readonly kind: 'back'; readonly seat: Seat }
  | { readonly kind: 'end'; readonly seat: Seat; readonly agree: boolean }
  | { readonly kind: 'say'; readonly seat: Seat; readonly saying: Saying }
  /** The seat has lost: its person gave up, or `by` has waited for them long enough. */
  | { readonly kind: 'resign'; readonly seat: Seat; readonly by: Seat | null }
  /** Whether the seat wants the match to stand still. */
  | { readonly kind: 'pause'; readonly seat: Seat; readonly on: boolean }
  | { readonly kind: 'nudge'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'reading'; readonly seat: Seat; readonly is: boolean }
  | { readonly kind: 'rematch'; readonly match: string }
  /** The seat of a guest is an account's from now on; who sat down and what they were called stays as it was. */
  | { readonly kind: 'claim'; readonly seat: Seat; readonly person: string }
  /** The host has closed the table: a match that was on has no winner, and one that was not cannot begin. */
  | { readonly kind: 'close' }
  /** The account of the seat is deleted: whoever sat there is somebody without a name. */
  | { readonly kind: 'forget'; readonly seat: Seat }
  /** The match was rated as the one of that number, and how each seat came off; old logs name no method. */
  | {
      readonly kind: 'rated';
      readonly number: number;
      readonly seats: readonly RatedSeat[];
      readonly method?: RatingMethod;
    };

/** A match that cannot be played here: its rules are missing, or its log makes no sense. The others go on without it. */
export class UnplayableError extends Error {}

/** An entry in the log; versions count from 1. */
export interface Logged {
  readonly version: number;
  readonly at: number;
  readonly entry: Entry;
}

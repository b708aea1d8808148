/** Entries of a match's log. A match is its setup and the list of its entries; everything else is computed from them. */
import type { Action, Game, Config, Seat, State, Step } from '../../core/index.ts';
import type {
  AbsenceRule,
  EncodedUpdate,
  Level,
  ErrorCode,
  RatedSeat,
  Rejection,
  Saying,
  ShownRating,
  TimeControl,
} from '../../protocol/index.ts';

export interface RatedLevels {
  readonly edition: number;
  readonly levels: { readonly [L in Level]: number };
}

/** A changed method of rating gets the next number, so that old matches keep theirs. */
export type RatingMethod = 2;

export interface Setup {
  readonly id: string;
  readonly game: Game;
  readonly config: Config;
  readonly time: TimeControl;
  readonly level: Level;
  readonly listed: boolean;
  readonly watch?: boolean;
  readonly showHands: boolean;
  readonly absence: AbsenceRule;
  readonly link: string;
  /** The match begins once every seat is taken. */
  readonly startsWhenFull?: boolean;
  /** The server has chosen the players: a club night or matchmaking. */
  readonly isArranged?: boolean;
  /** An earlier match of the series was open to strangers. */
  readonly wasPublic?: boolean;
  /** The server's part of the deal; secret until the end. */
  readonly secret: string;
  readonly created: number;
  /** At a rated table, the ratings of the game's bots. */
  readonly rated?: RatedLevels | null;
  /** False on a server without accounts: then a token suffices even for an account's seat. */
  readonly accounts?: boolean;
  readonly isOwnName?: (person: string, name: string) => boolean;
}

/** What a player brings from the table before. */
export interface SeriesPart {
  /** Matches of the series that the player has won. */
  readonly wins?: number;
  /** The player has opened the first table. */
  readonly opens?: boolean;
}

export type Entry =
  /** A decision; UNDO undoes the last one. `bot` if the seat's player did not make it. */
  | {
      readonly kind: 'act';
      readonly seat: Seat;
      readonly action: Action;
      readonly bot: boolean;
      /** All players have agreed to this undo, whatever the decision has revealed. */
      readonly agreed?: true;
    }
  | { readonly kind: 'takeBack'; readonly seat: Seat; readonly agree: boolean }
  | ({
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly name: string;
      readonly hash: string;
      /** The account that sat down under its own name; guests have none. */
      readonly person?: string;
      /** At a rated table: the rating id, which outlives the account, and its rating then. */
      readonly player?: string;
      readonly rating?: ShownRating;
    } & SeriesPart)
  /** `wins` of earlier matches in the series. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: Level; readonly wins?: number }
  | { readonly kind: 'free'; readonly seat: Seat }
  /** The owner starts the deal: everyone publishes a hash, then everyone reveals their part, then the cards are dealt. */
  | { readonly kind: 'deal' }
  | { readonly kind: 'commit'; readonly seat: Seat; readonly commitment: string }
  | { readonly kind: 'reveal'; readonly seat: Seat; readonly part: string }
  /** The seat is reserved until then for the token with that hash. */
  | ({
      readonly kind: 'keep';
      readonly seat: Seat;
      readonly name: string;
      readonly hash: string;
      readonly until: number;
      readonly person?: string;
    } & SeriesPart)
  | { readonly kind: 'away'; readonly seat: Seat; readonly why: 'left' | 'time' | 'absent' }
  | { readonly kind: 'back'; readonly seat: Seat }
  | { readonly kind: 'end'; readonly seat: Seat; readonly agree: boolean }
  | { readonly kind: 'say'; readonly seat: Seat; readonly saying: Saying }
  /** A player's own words, kept for reports; empty once the account is deleted. */
  | { readonly kind: 'words'; readonly seat: Seat; readonly text: string }
  /** The seat has lost: its player resigned, or `by` has waited long enough. */
  | { readonly kind: 'resign'; readonly seat: Seat; readonly by: Seat | null }
  | { readonly kind: 'pause'; readonly seat: Seat; readonly on: boolean }
  | { readonly kind: 'nudge'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'reading'; readonly seat: Seat; readonly is: boolean }
  /** `game` if the next match is of another one. */
  | { readonly kind: 'rematch'; readonly match: string; readonly game?: string }
  /** A guest's seat now belongs to an account; the seat's player and name stay unchanged. */
  | { readonly kind: 'claim'; readonly seat: Seat; readonly person: string }
  /**
   * A running match has no winner, and an open one cannot begin: an admin has closed the table, or its club night has
   * ended the match.
   */
  | { readonly kind: 'close'; readonly why?: 'timeUp' | 'stopped' }
  /** The seat's account is deleted: its player is nameless from now on. */
  | { readonly kind: 'forget'; readonly seat: Seat }
  /** The match was rated under that number, with each seat's result. */
  | {
      readonly kind: 'rated';
      readonly number: number;
      readonly seats: readonly RatedSeat[];
      readonly method: RatingMethod;
    };

/** A match that cannot be played here: its rules are missing, or its log is invalid. Other matches are unaffected. */
export class UnplayableError extends Error {}

export interface Logged {
  readonly version: number;
  readonly at: number;
  readonly entry: Entry;
}

export type Verdict = { readonly entry: Entry } | { readonly done: true } | { readonly no: Rejection };

export const no = (code: Exclude<ErrorCode, 'blocked'>): Verdict => ({ no: { code } });
export const acceptEntry = (what: Entry): Verdict => ({ entry: what });
export const ALREADY_DONE: Verdict = { done: true };

/** The effects of an entry on a room. */
export type RoomChange =
  | {
      readonly kind: 'decision';
      readonly actor: Seat;
      readonly before: State;
      /** The steps and the message for clients, if requested. */
      readonly steps: readonly Step[];
      readonly update: EncodedUpdate | undefined;
    }
  | { readonly kind: 'began' | 'table' }
  | { readonly kind: 'said'; readonly entry: Extract<Entry, { kind: 'say' | 'words' }> };

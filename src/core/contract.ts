/** A place at the table, from 0, clockwise. */
export type Seat = number;
/** A set of seats, one bit each. */
export type SeatSet = number;
/** A decision: an integer below the game's `moves.count` that means the same in every state. */
export type Action = number;
/** The text all chance of a match is derived from; see `seed.ts`. */
export type Seed = string;

/** Plain data, exactly what JSON keeps. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A source of chance: the cipher stream for deals, the fast one for search and playouts. */
export interface Rng {
  /** A whole number from 0 to 2³² − 1. */
  u32(): number;
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
}

/** What a table may choose. `seats` restricts it to certain seat counts. */
export type Option = { readonly id: string; readonly seats?: readonly number[] } & (
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
);
export type OptionValues = { readonly [id: string]: boolean | string | number };

export interface Config<O = OptionValues> {
  readonly seats: number;
  /** The starting seat if the table fixes it, else null: then the seed draws it. */
  readonly start: Seat | null;
  readonly options: O;
}

/** The types a game is made of, all of them plain data. `Game`, `State` and `View` alone are those of any game. */
export interface GameTypes {
  options: OptionValues;
  shared: unknown;
  own: unknown;
  hidden: unknown;
  move: { type: string };
  event: { type: string };
  /** Why a move is refused; the words for each are in the catalogues. */
  reason: string;
}

/** A state is split by who may know it: everyone, one seat alone, nobody. */
export interface State<K extends GameTypes = GameTypes> {
  readonly shared: K['shared'];
  readonly own: K['own'][];
  readonly hidden: K['hidden'];
}

/** What a seat, or a spectator (`seat` null), may know. */
export interface View<K extends GameTypes = GameTypes> {
  readonly seat: Seat | null;
  readonly shared: K['shared'];
  readonly own: K['own'] | null;
}

/** A view's readable twin: the same facts with cards by name and places by their coordinates. */
export interface ShownView {
  readonly seat: Seat | null;
  readonly shared: object;
  readonly own: object | null;
}

/** Tells everyone `event`; the seat of `secret` hears its event instead. */
export type Emit<E> = (event: E, secret?: { readonly seat: Seat; readonly event: E }) => void;

/** Why a move is not legal: the clause of the rules page, and which of its conditions fails. */
export interface Refusal<R extends string = string> {
  readonly clause: string;
  readonly reason: R;
}

/** A game's decisions as numbers and as typed moves; `moveTable` makes all of it from one table. */
export interface Moves<K extends GameTypes> {
  /** Decisions are the whole numbers below it. */
  readonly count: number;
  /** A typed move from untrusted JSON, undefined if it is none; extra keys make it none. */
  parse(json: Json): K['move'] | undefined;
  /** The number `legal` has for a move, by whichever of its names; −1 for a move that no state allows. */
  encode(view: View<K>, move: K['move']): Action;
  decode(action: Action): K['move'];
}

export interface Game<K extends GameTypes = GameTypes> {
  readonly id: string;
  /** Raised whenever an old record would play out differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  setup(config: Config<K['options']>, seed: Seed): State<K>;
  clone(state: State<K>): State<K>;
  /** The seats that owe a decision; empty once the match is over. */
  toAct(state: State<K>): SeatSet;
  /** The seats that share the victory; empty until the match is over. */
  winners(state: State<K>): SeatSet;
  /** What the view's seat may do, ascending; empty for a seat that is not to act, and for a spectator. */
  legal(view: View<K>): Action[];
  /** One of `legal` at random, for games where listing them all is dear; the view's seat is to act. */
  draw?(view: View<K>, rng: Rng): Action;
  /** Undefined exactly for the legal moves of the view's seat. */
  refusal(view: View<K>, move: K['move']): Refusal<K['reason']> | undefined;
  /**
   * In place and deterministic; trusts that the action is legal. What is told has already been done, and all that was done by
   * then is a state somebody could find the table in: a film shows it.
   */
  apply(state: State<K>, seat: Seat, action: Action, tell?: Emit<K['event']>): void;
  /** A world that the view does not rule out. */
  determinize(view: View<K>, rng: Rng): State<K>;
  readonly moves: Moves<K>;
  /** The view for outside programs and for people who read files; whatever tells two views apart tells these apart too. */
  show(view: View<K>): ShownView;
  readonly transcript: Transcriber<K>;
}

/** How a game's deals and results are written into a transcript (see docs/transcript.md). */
export interface Transcriber<K extends GameTypes> {
  /** How many deals the match has had; a deal line follows whenever it grows. */
  deals(state: State<K>): number;
  /** The newest deal of a state in which nothing has been played since. */
  deal(state: State<K>): Json;
  /** A fresh match dealt as told, or the clause that such a deal breaks. */
  start(config: Config<K['options']>, deal: Json): State<K> | Refusal;
  /** The state after an action that deals anew, dealt as told; for games that do so. */
  redeal?(
    before: State<K>,
    seat: Seat,
    action: Action,
    deal: Json,
    tell?: Emit<K['event']>,
  ): State<K> | Refusal;
  /** Winners, scores and tie-breaks of a finished match. */
  result(state: State<K>): { readonly [key: string]: Json };
}

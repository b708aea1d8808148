/** A place at the table, from 0, clockwise. */
export type Seat = number;
/** A set of seats, one bit each. */
export type SeatSet = number;
/** A decision: an integer below the game's `moves.count`, with the same meaning in every state. */
export type Action = number;
/** The text from which all chance of a match derives; see `seed.ts`. */
export type Seed = string;

/** Plain data: exactly what JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A source of randomness: a cipher stream for deals, a fast generator for search and playouts. */
export interface Rng {
  /** A whole number from 0 to 2³² − 1. */
  u32(): number;
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
}

/** An option of a table. `seats` restricts it to certain numbers of seats. */
export type Option = { readonly id: string; readonly seats?: readonly number[] } & (
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
);
export type OptionValues = { readonly [id: string]: boolean | string | number };

/** A number of the rules that research may vary (docs/research.md). No table offers it. */
export interface Knob {
  readonly id: string;
  /** What it may be at a table, and what the rules say. */
  range(config: Pick<Config, 'seats' | 'options'>): {
    readonly min: number;
    readonly max: number;
    readonly default: number;
  };
}
export type KnobValues = { readonly [id: string]: number };

export interface Config<O = OptionValues> {
  readonly seats: number;
  /** The starting seat if the table fixes it; null if the seed draws it. */
  readonly start: Seat | null;
  readonly options: O;
  /** The knobs that differ from the rules. A match by the rules has none. */
  readonly knobs?: KnobValues;
}

/** A card: what it is, where it is, and which seats see that. */
export interface Thing {
  readonly name: string;
  /** A kind of place, such as `hand` or `pile`. */
  readonly place: string;
  /** The seat whose place it is; null for a place of all. */
  readonly seat: Seat | null;
  readonly knownTo: SeatSet;
}

/** The types of a game, all plain data. `Game`, `State` and `View` without an argument are those of any game. */
export interface GameTypes {
  options: OptionValues;
  shared: unknown;
  own: unknown;
  hidden: unknown;
  move: { type: string };
  event: { type: string };
  /** Why a move is refused. The messages of each game have the text. */
  reason: string;
}

/** A state, split by who may know it: everyone, one seat alone, no one. */
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

/** A readable form of a view: the same facts, with cards by name and places by coordinates. */
export interface ShownView {
  readonly seat: Seat | null;
  readonly shared: object;
  readonly own: object | null;
}

/** Emits `event` to everyone; the seat of `secret` gets its own event instead. */
export type Emit<E> = (event: E, secret?: { readonly seat: Seat; readonly event: E }) => void;

/** Why a move is illegal: the clause of the rules page, and the condition that fails. */
export interface Refusal<R extends string = string> {
  readonly clause: string;
  readonly reason: R;
}

/** Converts a game's decisions between numbers and typed moves. `moveTable` builds all of it from one table. */
export interface Moves<K extends GameTypes> {
  /** Decisions are the integers below this. */
  readonly count: number;
  /** A typed move from untrusted JSON; undefined if invalid, extra keys included. */
  parse(json: Json): K['move'] | undefined;
  /** The number that `legal` uses for a move, under any of its names; −1 for a move that no state allows. */
  encode(view: View<K>, move: K['move']): Action;
  decode(action: Action): K['move'];
}

export interface Game<K extends GameTypes = GameTypes> {
  readonly id: string;
  /** Raised whenever an old record would play out differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  readonly knobs?: readonly Knob[];
  setup(config: Config<K['options']>, seed: Seed): State<K>;
  clone(state: State<K>): State<K>;
  /** The seats that owe a decision; empty once the match is over. */
  toAct(state: State<K>): SeatSet;
  /** The seats that share the victory; empty until the match is over. */
  winners(state: State<K>): SeatSet;
  /** Each seat's score so far, the higher the better; zeros in a game without scores. */
  standing(shared: K['shared']): readonly number[];
  /** Every card of the match, wherever it is; none in a game without cards. */
  things(state: State<K>): Thing[];
  /** The actions of the view's seat, ascending; empty for a spectator or a seat that is not to act. */
  legal(view: View<K>): Action[];
  /** A random one of `legal`, for games where listing all is expensive. The view's seat must be to act. */
  draw?(view: View<K>, rng: Rng): Action;
  /** Undefined exactly for the legal moves of the view's seat. */
  refusal(view: View<K>, move: K['move']): Refusal<K['reason']> | undefined;
  /**
   * In place and deterministic; trusts that the action is legal. An event follows what it reports: at each `emit`, the state is
   * one that players may see, and animations show it.
   */
  apply(state: State<K>, seat: Seat, action: Action, emit?: Emit<K['event']>): void;
  /** A random world that the view allows. */
  determinize(view: View<K>, rng: Rng): State<K>;
  readonly moves: Moves<K>;
  /** The view for other programs and for readers. Two different views give different results. */
  show(view: View<K>): ShownView;
  readonly transcript: Transcriber<K>;
}

/** Writes a game's deals and results into a transcript (see docs/transcript.md). */
export interface Transcriber<K extends GameTypes> {
  /** The number of deals so far; a deal line follows each increase. */
  deals(state: State<K>): number;
  /** The newest deal. No action has followed it in this state. */
  deal(state: State<K>): Json;
  /** A new match with this deal, or the clause that the deal breaks. */
  start(config: Config<K['options']>, deal: Json): State<K> | Refusal;
  /** The state after an action that deals again, with this deal; for games that deal more than once. */
  redeal?(
    before: State<K>,
    seat: Seat,
    action: Action,
    deal: Json,
    emit?: Emit<K['event']>,
  ): State<K> | Refusal;
  /** Winners, scores and tie-breaks of a finished match. */
  result(state: State<K>): { readonly [key: string]: Json };
}

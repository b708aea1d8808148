/** Cards, moves and deals are the JSON values of the rules pages and of the transcript format. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * A slow, literal second implementation of a game, written from its rules page alone and sharing no code with
 * `src/`. It is told every deal, so it never draws anything itself.
 */
export interface Reference {
  /** A deal is due: before the first move, and again whenever cards are shuffled anew. */
  needsDeal(): boolean;
  /** Deals as told; throws an `Error` that names the clause if the rules cannot make such a deal. */
  deal(deal: Json): void;
  /** The seats that owe a decision, ascending; none while a deal is due and once the match is over. */
  toAct(): number[];
  /** Every legal move of a seat that is to act. */
  legal(seat: number): Json[];
  /** Plays a move; throws an `Error` that names the clause if it is not legal. */
  play(seat: number, move: Json): void;
  /** Everything on the table and in hidden places, in the form described where it is written. */
  snapshot(): Json;
  /** The result line of a transcript once the match is over. */
  result(): Json | undefined;
}

/** `options` holds only what differs from the defaults, as in a transcript's header. */
export type CreateReference = (seats: number, options: { [key: string]: Json }) => Reference;

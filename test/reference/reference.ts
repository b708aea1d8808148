/** Cards, moves and deals are the JSON values of the rules pages and of the transcript format. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * A slow, literal second implementation of a game, written from its rules page alone, without code from `src/`. The
 * caller supplies every deal, so it never draws anything itself.
 */
export interface Reference {
  /** A deal is due: before the first move, and whenever cards are shuffled again. */
  needsDeal(): boolean;
  /** Applies a deal; throws an `Error` with the clause if the rules cannot make it. */
  deal(deal: Json): void;
  /** The seats that owe a decision, ascending; none while a deal is due and once the match is over. */
  toAct(): number[];
  legal(seat: number): Json[];
  /** Plays a move; throws an `Error` with the clause if it is illegal. */
  play(seat: number, move: Json): void;
  /** The public and hidden parts of the table, in a form that each implementation defines. */
  snapshot(): Json;
  result(): Json | undefined;
}

/** `options` holds only what differs from the defaults, as in a transcript's header. */
export type CreateReference = (seats: number, options: { [key: string]: Json }) => Reference;

export function getItem<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`no item ${index} in a list of ${list.length}`);
  return item;
}

export const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const hasExactly = (object: { [key: string]: Json }, keys: readonly string[]): boolean =>
  Object.keys(object).length === keys.length && keys.every((key) => Object.hasOwn(object, key));

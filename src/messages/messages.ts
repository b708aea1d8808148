/**
 * The words of four languages. `en.ts` of a folder shows what there is to say; the other languages have the same type,
 * so a missing sentence or a wrong parameter does not compile.
 */
import type { GameTypes, Seat } from '../core/index.ts';

/** How persons at the table are called, in the third person: "Ada", "Seat 2". */
export interface Names {
  readonly seat: (seat: Seat) => string;
  /** "Ada", "Ada and Ben", "Ada, Ben and Cleo". */
  readonly seats: (seats: readonly Seat[]) => string;
}

/** Says what happened. It is a method's type, so that the words of one game pass for those of any game. */
type Sentence<E> = { say(event: E, names: Names): string }['say'];

/** What every game has to say; each game adds its own names of cards and things. */
export interface GameMessages<K extends GameTypes = GameTypes> {
  /** What a seat that is to act is asked to do, for its kind of move. */
  readonly asks: { readonly [T in K['move']['type']]: string };
  /** One sentence for each event. */
  readonly events: {
    readonly [T in K['event']['type']]: Sentence<Extract<K['event'], { type: T }>>;
  };
  /** One sentence for each way a move can be refused. */
  readonly refusals: { readonly [R in K['reason']]: string };
}

/** The sentence for an event. */
export function formatEvent<K extends GameTypes>(
  words: GameMessages<K>,
  event: K['event'],
  names: Names,
): string {
  const sentences: { readonly [type: string]: Sentence<K['event']> | undefined } = words.events;
  const sentence = sentences[event.type];
  if (sentence === undefined) throw new Error(`no sentence for ${event.type}`);
  return sentence(event, names);
}

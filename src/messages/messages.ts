/** What the messages of every game have. The type of a catalogue follows from its `en.ts` (`widen.ts`). */
import type { GameTypes, Seat } from '../core/index.ts';

/** The names of players, in the third person: "Ada", "Seat 2". */
export interface Names {
  readonly seat: (seat: Seat) => string;
  readonly seats: (seats: readonly Seat[]) => string;
}

/** A method's type, so that one game's messages are assignable to any game's. */
type Sentence<E> = { format(event: E, names: Names): string }['format'];

export interface GameMessages<K extends GameTypes = GameTypes> {
  readonly asks: { readonly [T in K['move']['type']]: string };
  readonly events: {
    readonly [T in K['event']['type']]: Sentence<Extract<K['event'], { type: T }>>;
  };
  readonly refusals: { readonly [R in K['reason']]: string };
}

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

/** What the messages of every game have. The type of a catalogue follows from its `en.ts` (`widen.ts`). */
import type { Config, GameTypes, Seat } from '../core/index.ts';
import type { AtLeast } from './widen.ts';

/** The names of players, in the third person: "Ada", "Seat 2". */
export interface Names {
  readonly seat: (seat: Seat) => string;
  readonly seats: (seats: readonly Seat[]) => string;
  /** The same for labels, without a verb: the viewer is "You". Missing where nobody is. */
  readonly labels?: Names | undefined;
}

/** "Ada places", or "You place" to the viewer. */
export function does(names: Names, seat: Seat, third: string, second: string): string {
  const name = toLabels(names).seat(seat);
  return name === names.seat(seat) ? `${name} ${third}` : `${name} ${second}`;
}

/** The same after the first word of a sentence. */
export function doesInside(names: Names, seat: Seat, third: string, second: string): string {
  const said = does(names, seat, third, second);
  return said === `${names.seat(seat)} ${third}` ? said : said.charAt(0).toLowerCase() + said.slice(1);
}

export const toLabels = (names: Names): Names => names.labels ?? names;

/** A bot that is no level has its own name. */
export const nameLevel = (levels: { readonly [level: string]: string }, level: string): string =>
  levels[level] ?? level;

/** A method's type, so that one game's messages are assignable to any game's. */
type Sentence<E> = { format(event: E, names: Names): string }['format'];

export interface GameMessages<K extends GameTypes = GameTypes> {
  readonly asks: { readonly [T in K['move']['type']]: string };
  readonly events: {
    readonly [T in K['event']['type']]: Sentence<Extract<K['event'], { type: T }>>;
  };
  readonly refusals: { readonly [R in K['reason']]: string };
}

/** Messages that every board has. Each game adds its own. */
export interface BoardMessages {
  /** The game in three or four short sentences, for a player who has never seen it. */
  readonly howTo: (config: Config) => readonly string[];
  /** Labels of the options and their values. */
  readonly options: { readonly [id: string]: string };
  readonly optionValues: { readonly [value: string]: string };
  /** What an option changes, in one or two short sentences, for those who do not know it. */
  readonly optionNotes?: { readonly [option: string]: string };
  /** One line for each bot style, in the order of the game's bots: "Covers your cards wherever possible." */
  readonly tempers?: readonly string[];
  readonly keys?: readonly (readonly [key: string, does: string])[];
}

/** All messages that load with a table. */
export interface GameCatalogue<K extends GameTypes = GameTypes> extends GameMessages<K> {
  readonly board: BoardMessages;
  /** Shown when something happens for the first time in a match. */
  readonly tips?: { readonly [id: string]: string };
}

/** For `satisfies` after a game's English messages: those above, and any others. */
export type EnglishMessages<K extends GameTypes> = AtLeast<
  GameCatalogue<K> & { readonly board: AtLeast<BoardMessages> }
>;

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

/** What a game brings to the screen, and what the screen hands to it. Nothing here knows a game's name. */
import type { ComponentChild } from 'preact';
import type { Config, Frame, GameTypes, Seat, SeatSet, State, View } from '../../../core/index.ts';
import type { GameMessages, Names } from '../../../messages/index.ts';

/** All that a board is drawn from. */
export interface BoardProps<K extends GameTypes, W extends GameMessages<K>, S extends BoardMessages> {
  readonly view: View<K>;
  /** What the view on show has just brought: to be marked and animated, never needed to draw. */
  readonly events: readonly K['event'][];
  /** The legal moves of the seat that looks; none while it is not to act or something is still being shown. */
  readonly moves: readonly K['move'][];
  readonly toAct: SeatSet;
  /** A move that waits to be confirmed: draw it as if it were done, faintly. */
  readonly pending: K['move'] | null;
  /**
   * Plays a move, legal or not: a refusal is shown in words. One that cannot be taken back is asked about first, unless
   * the person has chosen it in two steps and `isSure`; offering the pending one again confirms it.
   */
  offer(move: K['move'], isSure?: boolean): void;
  /** What a hint recommends: the move that is looked at, then the others. */
  readonly hint: readonly K['move'][];
  /** What each of them is marked with: a number if they are ranked, a letter if they are equally good, or nothing. */
  readonly marks: readonly string[];
  readonly names: Names;
  /** The game's words, as every front end has them. */
  readonly words: W;
  /** The words of this screen alone. */
  readonly says: S;
  /** Everybody's own things, in a replay with all cards open; otherwise null. */
  readonly open: readonly K['own'][] | null;
}

/** What every screen has to say in its four languages; each game adds its own. */
export interface BoardMessages {
  /** The game in three or four short sentences, for somebody who has never seen it and sits at this table. */
  readonly howTo: (config: Config) => readonly string[];
  /** What the options are called, and their values. */
  readonly options: { readonly [id: string]: string };
  readonly optionValues: { readonly [value: string]: string };
  /** One line on each of the game's tempers, in the order of its bots' roster: "Covers your cards wherever possible." */
  readonly tempers?: readonly string[];
  /** The keys that mean something at this game only. */
  readonly keys?: readonly (readonly [key: string, does: string])[];
}

/** What can be heard at a table. */
export const SOUNDS = [
  'turn',
  'place',
  'cover',
  'trumpet',
  'fall',
  'corridor',
  'score',
  'win',
  'refuse',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** What happened as the log shows it, where words alone would be long: few of them, and little pictures. */
export interface DrawnLogLine {
  /** Whose turn it belongs to; null where it is nobody's. */
  readonly seat: Seat | null;
  /** For the eye alone: the sentence is said beside it. Null where the eye needs no line. */
  readonly picture: ComponentChild;
  /** It follows from what the lines before it told, and is said more quietly. */
  readonly isQuiet?: boolean;
  /** The part of the match that begins with it: a round, a phase. */
  readonly part?: string;
}

/** Where a seat's points came from: one line of the table at the end. */
export interface PointSource {
  readonly label: string;
  readonly points: readonly number[];
  /** What decides where the points are equal; it is no part of them. */
  readonly breaksTie?: boolean;
}

/** Something that moves somebody at the table to say a word: a victory or a defeat, a blow, a feat of their own or of another. */
export const PHRASE_OCCASIONS = ['won', 'beaten', 'hit', 'feat', 'admires'] as const;
export interface PhraseOccasion {
  readonly seat: Seat;
  readonly on: (typeof PHRASE_OCCASIONS)[number];
}

/** What a game brings. These are methods, so that the screen of one game passes for that of any game. */
export interface GameScreen<
  K extends GameTypes = GameTypes,
  W extends GameMessages<K> = GameMessages<K>,
  S extends BoardMessages = BoardMessages,
> {
  Board(props: BoardProps<K, W, S>): ComponentChild;
  /**
   * How many milliseconds a frame is shown at normal speed; 0 shows its events on the next one. Of two numbers, the first
   * is how long its events are shown on the view before it, the second how long its own view is.
   */
  frameDuration?(frame: Frame<K>, next: Frame<K> | null): number | readonly [before: number, after: number];
  /**
   * The scenes of a film at which the table stops, for what is worth a look: the end of a round, a scoring, a chain, the end
   * of the match. At each of them the board says who gets what, and why; none for a film without such a moment.
   */
  pausePoints?(scenes: readonly Frame<K>[]): readonly number[];
  /** A move in a few words, for a hint and for asking back: "place the red 7 on the green 4". */
  phrase(move: K['move'], view: View<K>, words: W, says: S, names: Names): string;
  /** The same in as few words as do beside a board that shows where. */
  briefPhrase?(move: K['move'], view: View<K>, words: W, says: S, names: Names): string;
  /** What is touched to make a move, one thing after the other, as selectors of the page: a lesson points at it. */
  moveTargets?(move: K['move'], view: View<K>): readonly string[];
  /** An event in the log; a game that has none of it tells its sentences. */
  logLine?(event: K['event'], words: W, says: S, names: Names): DrawnLogLine;
  /** Whom an event moves to say a word; only by what everybody at the table sees and hears. */
  phraseOccasions?(event: K['event'], shared: K['shared']): readonly PhraseOccasion[];
  /** What the log calls the part that a match begins with. */
  firstPart?(words: W, says: S): string;
  /** What is heard when something happens, one thing or one after the other; null for silence. */
  sound?(event: K['event']): Sound | readonly Sound[] | null;
  /** Each seat's standing, for the chart over the match. */
  standing(state: Pick<State<K>, 'shared'>): readonly number[];
  /** How each round ended, instead of the chart: for a match in which only rounds count. */
  rounds?(last: State<K>, words: W, says: S, names: Names): readonly string[];
  /** Where the points came from; `told` is everything that happened, in order. */
  sources(told: readonly K['event'][], last: State<K>, words: W, says: S, names: Names): PointSource[];
}

/** The interface between a game's board and the screen. Nothing here names a game. */
import type { ComponentChild } from 'preact';
import type { FirstTimeTips, Frame, GameTypes, Seat, SeatSet, State, View } from '../../../core/index.ts';
import type { GameCatalogue, Names } from '../../../messages/index.ts';

export interface BoardProps<K extends GameTypes, W extends GameCatalogue<K>> {
  readonly view: View<K>;
  /** The events that led to the shown view: for marks and animation, never needed to draw. */
  readonly events: readonly K['event'][];
  /** Legal moves of the player's seat. Empty while the seat may not act or frames are still playing. */
  readonly moves: readonly K['move'][];
  readonly toAct: SeatSet;
  /** A move that waits for confirmation. Draw it faintly, as if it were done. */
  readonly pending: K['move'] | null;
  /**
   * Plays a move, or shows why it is illegal. A move that cannot be undone needs confirmation, unless
   * `isSure`: the player chose it in two steps. Offering the pending move again confirms it.
   */
  offer(move: K['move'], isSure?: boolean): void;
  /** The hint: the selected move first, then the others. */
  readonly hint: readonly K['move'][];
  /** The mark of each hinted move: a number if ranked, a letter if equal, or nothing. */
  readonly marks: readonly string[];
  readonly names: Names;
  /** The game's messages, which every front end shares. */
  readonly words: W;
  /** The messages of this board only. */
  readonly says: W['board'];
  /** The cards of all seats in an open replay, otherwise null. */
  readonly open: readonly K['own'][] | null;
}

export type { BoardMessages } from '../../../messages/index.ts';

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

/** A drawn line of the log, with few words and small pictures. */
export interface DrawnLogLine {
  readonly seat: Seat | null;
  /** For sighted players; screen readers get the sentence. Null if the event needs no visible line. */
  readonly picture: ComponentChild;
  /** Follows from the lines above, so it is less prominent. */
  readonly isQuiet?: boolean;
  /** The part of the match that starts here: a round, a phase. */
  readonly part?: string;
}

/** One source of a seat's points: a row of the final table. */
export interface PointSource {
  readonly label: string;
  readonly points: readonly number[];
  /** Breaks a tie and does not add points. */
  readonly breaksTie?: boolean;
}

/** Occasions for a bot's phrase: a victory, a defeat, a setback, a good move of its own or of another. */
export const PHRASE_OCCASIONS = ['won', 'beaten', 'hit', 'feat', 'admires'] as const;
export interface PhraseOccasion {
  readonly seat: Seat;
  readonly on: (typeof PHRASE_OCCASIONS)[number];
}

/** What a game provides to the screen. Methods, so that the screen of one game is assignable to that of any game. */
export interface GameScreen<K extends GameTypes = GameTypes, W extends GameCatalogue<K> = GameCatalogue<K>> {
  Board(props: BoardProps<K, W>): ComponentChild;
  /**
   * Milliseconds for which a frame is shown at normal speed; 0 merges its events into the next frame. A pair
   * is the time for the events on the previous view, then the time for the new view.
   */
  frameDuration?(frame: Frame<K>, next: Frame<K> | null): number | readonly [before: number, after: number];
  /**
   * Indices of the frames at which the table stops: the end of a round, a scoring, a chain, the end of the
   * match. There the board explains who scores what. Empty if no moment deserves a stop.
   */
  pausePoints?(scenes: readonly Frame<K>[]): readonly number[];
  /** A move in a few words, for hints and confirmations: "place the red 7 on the green 4". */
  phrase(move: K['move'], view: View<K>, words: W, says: W['board'], names: Names): string;
  /** The shortest phrase, where the board shows the rest. */
  briefPhrase?(move: K['move'], view: View<K>, words: W, says: W['board'], names: Names): string;
  /** CSS selectors of what the player touches, in order. A guided match points at them. */
  moveTargets?(move: K['move'], view: View<K>): readonly string[];
  /** A drawn line of the log. Without it the log shows sentences. `earlier` has all events before this one. */
  logLine?(
    event: K['event'],
    words: W,
    says: W['board'],
    names: Names,
    earlier?: readonly K['event'][],
  ): DrawnLogLine;
  /**
   * An event in a sentence without coordinates, which only the terminal needs; null for the catalogue's. `earlier` has
   * the events before this one, all of the match or those since `before`.
   */
  sentence?(
    event: K['event'],
    says: W['board'],
    names: Names,
    earlier: readonly K['event'][],
    before: K['shared'] | null,
  ): string | null;
  /** Which seats comment on an event. It may use only what all players see. */
  phraseOccasions?(event: K['event'], shared: K['shared']): readonly PhraseOccasion[];
  /** When each of the game's tips (`GameCatalogue`) is due. */
  readonly firstTimeTips?: FirstTimeTips<K>;
  /** The log's title for the first part of a match. */
  firstPart?(words: W, says: W['board']): string;
  /** Null for silence. */
  sound?(event: K['event']): Sound | readonly Sound[] | null;
  /** How each round ended. Replaces the chart where only rounds count. */
  rounds?(last: State<K>, words: W, says: W['board'], names: Names): readonly string[];
  /** Where the points came from. `told` has all events in order. */
  sources(
    told: readonly K['event'][],
    last: State<K>,
    words: W,
    says: W['board'],
    names: Names,
  ): PointSource[];
}

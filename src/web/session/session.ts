/** A match as the screen sees it, wherever its table stands. */
import type { ReadonlySignal } from '@preact/signals';
import type { Action, Config, Game, Kind, Refusal, Seat, Seats, Sitter } from '../../core/index.ts';
import type { GameScreen } from '../ui/board.ts';
import type { PageWords } from '../words/index.ts';
import type { Advice } from './botWorker.ts';
import type { Replay } from './replay.ts';
import type { Shown } from '../ui/filmPlayer.ts';

/** What one decision told the seat that looks. */
export interface Heard {
  readonly events: readonly Kind['event'][];
  /** Whether it happened while the seat was not looking. */
  readonly isNew: boolean;
}

/** All that is true of the match now, for the seat that looks. */
export interface Standing {
  readonly seat: Seat | null;
  readonly toAct: Seats;
  readonly legal: readonly number[];
  readonly canUndo: boolean;
  readonly heard: readonly Heard[];
  readonly payoffs: readonly number[] | null;
}

/** What is said in place of what the board asks for. */
export type Instead = keyof PageWords['instead'];

export interface MatchModel {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly config: Config;
  readonly sitters: ReadonlySignal<readonly Sitter[]>;
  /** What is on show, step by step. */
  readonly shown: ReadonlySignal<Shown>;
  readonly isShowing: ReadonlySignal<boolean>;
  /** How many of the last events heard are still to be shown. */
  readonly untold: ReadonlySignal<number>;
  readonly standing: ReadonlySignal<Standing>;
  /** Whom the device is to be handed to; nothing of the table is shown meanwhile. */
  readonly curtain: ReadonlySignal<Seat | null>;
  /** What went wrong outside the rules: a browser that keeps nothing, a bot that failed. */
  readonly trouble: ReadonlySignal<'notKept' | 'botFailed' | null>;
  /** A move that was made here and that the server has not answered yet: it is shown where it was put. */
  readonly sending?: ReadonlySignal<Kind['move'] | null>;
  readonly instead?: ReadonlySignal<Instead | null>;
  /** Whether hints and undo are allowed at this table. */
  readonly hasHelp: boolean;
  /** Whether undo is allowed even where hints are not. */
  readonly hasUndo?: boolean;
  play(action: Action): Promise<Refusal | undefined>;
  undo(): Promise<boolean>;
  advise(): Promise<readonly Advice[]>;
  /** Lets the bots wait until what is returned is called. */
  hold(): () => void;
  /** The person the curtain asks for has the device. */
  lift(): void;
  /** The whole match once it is over, and as a file that `tavola replay` reads. */
  history(): Promise<Replay>;
  file(): Promise<string>;
  close(): void;
}

/** A match as the table's screen sees it, whatever it comes from: this device, a server, or a record that is played again. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Hint } from '../../../bots/index.ts';
import type {
  Action,
  Config,
  Game,
  GameTypes,
  Tutorial,
  MatchRecord,
  Refusal,
  Seat,
  Player,
  Update,
} from '../../../core/index.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import type { FramePlayer, ShownFrame } from '../../ui/board/framePlayer.ts';
import type { PageMessages } from '../../i18n/index.ts';
import type { History } from './history.ts';
import type { ReviewJob } from './reviewJob.ts';

/** What one decision told the eyes that look. */
export interface DecisionEvents {
  readonly events: readonly GameTypes['event'][];
  /** Whether it happened while nobody was looking. */
  readonly isNew: boolean;
}

/** What is said in place of what the board asks for. */
export type BoardNotice = keyof PageMessages['instead'];

/** What somebody who plays can do; a replay has none of it. */
export interface PlayerControls {
  /** Hands a decision to the gate: what it changed, the clause that refuses it, or null if it was not carried out. */
  play(action: Action): Promise<Update | Refusal | null>;
  /** Takes the last decision back; null if it could not be. */
  undo(): Promise<Update | null>;
  /** Whether anything can ever be taken back at this table; without it Undo is not offered. */
  readonly hasUndo: boolean;
  /** What the strongest bot would do; null where nobody is helped. */
  readonly advise: (() => Promise<Hint | null>) | null;
  /** A decision that was made here and that the gate has not answered yet: it is shown where it was put. */
  readonly sending?: ReadonlySignal<Action | null>;
  /** Lets the others wait until what is returned is called. */
  holdWhileReading(): () => void;
}

/** Going through a match step by step. */
export interface ReplaySteps {
  readonly at: ReadonlySignal<number>;
  readonly last: number;
  goTo(step: number): void;
  /** Whether it goes on by itself. */
  readonly isRunning: Signal<boolean>;
  /** Whose eyes look; null with all cards open. */
  readonly viewer: ReadonlySignal<Seat | null>;
  /** Looks through other eyes; null where only one view may be had. */
  readonly viewAs: ((seat: Seat | null) => void) | null;
  /** What these eyes are told in the whole match, one entry a decision; and who decided. */
  readonly told: ReadonlySignal<readonly (readonly GameTypes['event'][])[]>;
  readonly deciders: readonly Seat[];
  /** Shows a move on the board that was not made; gone with the next step. */
  readonly shown: Signal<GameTypes['move'] | null>;
  /** The record it is played again from; null where only a file or a server knows how it was dealt. */
  readonly record: MatchRecord | null;
  /** Where the match is still being played; null once it is over. */
  readonly live: string | null;
  /** What tells luck from skill in it; null while the match is not over, and where hands are not known. */
  readonly reviewJob: ReviewJob | null;
}

/** Between two persons at one device. */
export interface Curtain {
  /** Whom the device is to be handed to; nothing of the table is shown meanwhile. */
  readonly before: ReadonlySignal<Seat | null>;
  /** That person has the device. */
  lift(): void;
}

/** What shows a first match step by step. */
export interface Coach {
  readonly lesson: Tutorial;
  readonly step: ReadonlySignal<number>;
  /** Whether the step is said now: all that comes before it has been shown. */
  readonly isReady: ReadonlySignal<boolean>;
  /** Whether the step waits for a move; otherwise it waits until it has been read, and the board takes none. */
  readonly asks: ReadonlySignal<boolean>;
  /** Whether the learner has just offered a move that is allowed, but is not the one the step waits for. */
  readonly hasStrayed: ReadonlySignal<boolean>;
  /** A move was offered that the rules refuse. */
  noteRefusal(action: Action): void;
  /** To the next step; what this one waits for is done for the learner. */
  goOn(): void;
  goTo(step: number): void;
}

/** A match as the statistics of this device count it. */
export interface CountedResult {
  readonly match: string;
  /** The seats of this device; nobody else is counted. */
  readonly seats: readonly Seat[];
  /** Each seat's share of the victory; null while it goes on, and where it ended without a winner. */
  readonly shares: readonly number[] | null;
  /** When it was last known to go on, in milliseconds since 1970. */
  readonly at: number;
}

export interface Session {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly config: Config;
  readonly sitters: ReadonlySignal<readonly Player[]>;
  /** All that the eyes that look know of the match now. */
  readonly update: ReadonlySignal<Update>;
  /** What they heard on the way, one entry a decision. */
  readonly eventLog: ReadonlySignal<readonly DecisionEvents[]>;
  /** Shows how one update came out of the other. */
  readonly player: FramePlayer;
  /** Whether something is still being shown, or is on its way to the gate. */
  readonly isBusy: ReadonlySignal<boolean>;
  /**
   * How one of the decisions that were heard came about, as the eyes that look saw it: first what was there before, last
   * what it led to. Null where that is not known any more.
   */
  framesOf?(decision: number): Promise<readonly ShownFrame[] | null>;
  /** The whole match, once it is over. */
  history(): Promise<History>;
  /** Its record, for others: null before the end, since its seed knows every card, and where not every hand is known here. */
  loadRecord?(): Promise<MatchRecord | null>;
  close(): void;
  /** The path of an address where it can be gone through step by step, as far as the eyes that look may know it. */
  readonly soFar?: readonly string[];

  // What only some sources have.
  readonly playing?: PlayerControls;
  readonly steps?: ReplaySteps;
  readonly curtain?: Curtain;
  readonly coach?: Coach;
  /** The puzzle it asks for the solution of. */
  readonly puzzle?: { readonly id: string };
  /** What went wrong outside the rules: a browser that keeps nothing, a bot that failed. */
  readonly trouble?: ReadonlySignal<'notKept' | 'botFailed' | null>;
  readonly boardNotice?: ReadonlySignal<BoardNotice | null>;
  /** Lessons, puzzles and replays have none; null for somebody who only watches. */
  readonly result?: ReadonlySignal<CountedResult | null>;
}

/** Whether it is played for its own sake: a lesson and a puzzle are not. */
export const isRealMatch = ({ coach, puzzle }: Pick<Session, 'coach' | 'puzzle'>): boolean =>
  coach === undefined && puzzle === undefined;

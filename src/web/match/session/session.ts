/** A match as the table's screen sees it, from any source: this device, a server or a replay. */
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
import type { History, ReplayedRecord } from './history.ts';
import type { ReviewJob } from './reviewJob.ts';

export interface DecisionEvents {
  readonly events: readonly GameTypes['event'][];
  /** Whether it happened while the player was away. */
  readonly isNew: boolean;
}

/** Replaces the board's prompt. */
export type BoardNotice = keyof PageMessages['instead'];

/** Why nothing can be undone: no own move, a rated match, a request that waits for answers. */
export type UndoObstacle = 'noMove' | 'rated' | 'asked';

/** What a player can do. Replays have none of it. */
export interface PlayerControls {
  /** Plays at the judge of the match. Returns the update, the refusal, or null if nothing was carried out. */
  play(action: Action): Promise<Update | Refusal | null>;
  undo(): Promise<Update | null>;
  /** Whether this table ever allows undo or taking back; otherwise Undo is hidden. */
  readonly hasUndo: boolean;
  /**
   * Rewinds to the player's last decision and deals again what they had not seen then. Missing where others play too. Such a match
   * no longer counts.
   */
  takeBack?(): Promise<Update | null>;
  readonly canTakeBack?: ReadonlySignal<boolean>;
  hasTakenBack?(): boolean;
  /** Asks the other players to allow an undo, where several people play. */
  readonly asking?: {
    /** Why the player cannot ask now; null if they can. */
    readonly obstacle: ReadonlySignal<UndoObstacle | null>;
    ask(): void;
  };
  /** The strongest bot's hint; null where hints are off. */
  readonly advise: (() => Promise<Hint | null>) | null;
  /** A decision that the judge has not confirmed yet. The board shows it as done. */
  readonly sending?: ReadonlySignal<Action | null>;
  /** Whether the match began with this session: a bot may move before the screen is drawn. */
  readonly isNew: boolean;
  /** Pauses the match until the returned function is called. */
  holdWhileReading(): () => void;
}

export interface ReplaySteps {
  readonly at: ReadonlySignal<number>;
  readonly last: number;
  goTo(step: number): void;
  readonly isRunning: Signal<boolean>;
  /** The seat whose view is shown; null with all cards open. */
  readonly viewer: ReadonlySignal<Seat | null>;
  /** Changes the viewer; null where only one view is available. */
  readonly viewAs: ((seat: Seat | null) => void) | null;
  /** The viewer's events of the whole match, one entry per decision. */
  readonly events: ReadonlySignal<readonly (readonly GameTypes['event'][])[]>;
  readonly deciders: readonly Seat[];
  /** A move that was better than the one played, shown with it until the next step. */
  readonly shown: Signal<{ readonly better: GameTypes['move']; readonly played: GameTypes['move'] } | null>;
  /** Null where only a file or a server knows the deal. */
  readonly record: ReplayedRecord | null;
  /** The address of the match while it is still running, else null. */
  readonly live: string | null;
  /** The address of its result, once it is over; null if it was not played here. */
  readonly resultPage: string | null;
  /** Splits the match into luck and skill. Null while it runs, and where hands are unknown. */
  readonly reviewJob: ReviewJob | null;
}

/** Hides the table between two players who share a device. */
export interface Curtain {
  /** The seat that gets the device next. The table is hidden meanwhile. */
  readonly before: ReadonlySignal<Seat | null>;
  lift(): void;
}

export interface Coach {
  readonly lesson: Tutorial;
  readonly step: ReadonlySignal<number>;
  /** Whether all moves before the step have been shown. */
  readonly isReady: ReadonlySignal<boolean>;
  /** Whether the step waits for a move. Otherwise it is text only, and the board accepts no moves. */
  readonly asks: ReadonlySignal<boolean>;
  /** Whether the player has just offered a legal move other than the expected one. */
  readonly hasStrayed: ReadonlySignal<boolean>;
  noteRefusal(action: Action): void;
  /** Continues to the next step, and plays the expected move for the player. */
  goOn(): void;
  goTo(step: number): void;
}

/** A match for the statistics of this device. */
export interface CountedResult {
  readonly match: string;
  /** Only the seats of this device count. */
  readonly seats: readonly Seat[];
  /** Each seat's share of the victory; null while the match runs, and if it ended without a winner. */
  readonly shares: readonly number[] | null;
  /** The time of the last activity, in milliseconds since 1970. */
  readonly at: number;
}

export interface Session {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly config: Config;
  readonly sitters: ReadonlySignal<readonly Player[]>;
  readonly update: ReadonlySignal<Update>;
  /** The viewer's events, one entry per decision. */
  readonly eventLog: ReadonlySignal<readonly DecisionEvents[]>;
  readonly player: FramePlayer;
  /** Whether frames are playing, or a decision waits for the judge. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** The frames of one decision for the viewer, beginning with the view before it. Null if it is no longer known. */
  framesOf?(decision: number): Promise<readonly ShownFrame[] | null>;
  history(): Promise<History>;
  /** Null before the end, because the seed reveals all cards, and where hands are unknown. */
  loadRecord?(): Promise<MatchRecord | null>;
  close(): void;
  /** The path of the page that replays the match so far. */
  readonly soFar?: readonly string[];

  readonly playing?: PlayerControls;
  readonly steps?: ReplaySteps;
  readonly curtain?: Curtain;
  readonly coach?: Coach;
  readonly puzzle?: { readonly id: string };
  /** A problem outside the rules: full storage, or a failed bot. */
  readonly trouble?: ReadonlySignal<'notKept' | 'botFailed' | null>;
  readonly boardNotice?: ReadonlySignal<BoardNotice | null>;
  /** The winners, where a table counts others than the rules; null in all other matches. */
  readonly winners?: ReadonlySignal<readonly Seat[] | null>;
  /** Null for spectators; missing in guided matches, puzzles and replays. */
  readonly result?: ReadonlySignal<CountedResult | null>;
}

/** False for guided matches and puzzles. */
export const isRealMatch = ({ coach, puzzle }: Pick<Session, 'coach' | 'puzzle'>): boolean =>
  coach === undefined && puzzle === undefined;

/** The next step at which another seat began to decide, or the previous one. */
export function findTurnStart(deciders: readonly number[], at: number, way: 1 | -1): number {
  const isFirst = (step: number): boolean => step <= 0 || deciders[step] !== deciders[step - 1];
  let step = at + way;
  while (step > 0 && step < deciders.length && !isFirst(step)) step += way;
  return Math.max(0, Math.min(deciders.length, step));
}

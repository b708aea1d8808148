/** What guided matches and puzzles share: one seat of this device, no undo and no waiting. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Action,
  type Config,
  type Frame,
  type Game,
  eventsVisibleTo,
  type Refusal,
  type Seat,
  type Player,
  type Table,
  type EmittedEvent,
  type Update,
} from '../../../core/index.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import type { FramePlayer } from '../../ui/board/framePlayer.ts';
import { replayDecision, type History, replayRecord } from './history.ts';
import type { DecisionEvents, PlayerControls, Session } from './session.ts';

export const visibleDecisions = (
  seat: Seat,
  emitted: readonly (readonly EmittedEvent[])[],
): DecisionEvents[] => emitted.map((one) => ({ events: eventsVisibleTo(one, seat), isNew: false }));

interface ExerciseStart {
  readonly seat: Seat;
  readonly sitters: readonly Player[];
  readonly table: Table;
  readonly emitted: readonly (readonly EmittedEvent[])[];
  readonly update: Update;
  readonly player: FramePlayer;
}

export abstract class ExerciseSession implements Session, PlayerControls {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly config: Config;
  readonly sitters: ReadonlySignal<readonly Player[]>;
  readonly update: Signal<Update>;
  readonly eventLog: Signal<readonly DecisionEvents[]>;
  readonly isNew: boolean;
  readonly player: FramePlayer;
  readonly playing: PlayerControls = this;
  readonly hasUndo = false;
  readonly advise = null;
  abstract readonly isBusy: ReadonlySignal<boolean>;
  protected readonly seat: Seat;
  protected table: Table;

  constructor(
    game: Game,
    screen: GameScreen,
    { seat, sitters, table, emitted, update, player }: ExerciseStart,
  ) {
    this.game = game;
    this.screen = screen;
    this.config = table.config;
    this.seat = seat;
    this.sitters = signal(sitters);
    this.table = table;
    this.update = signal(update);
    this.eventLog = signal(visibleDecisions(seat, emitted));
    this.isNew = emitted.length === 0;
    this.player = player;
  }

  abstract play(action: Action): Promise<Update | Refusal | null>;

  async undo(): Promise<null> {
    return null;
  }

  holdWhileReading(): () => void {
    return () => undefined;
  }

  async framesOf(decision: number): Promise<readonly Frame[] | null> {
    return replayDecision(this.game, this.table.record, decision, this.seat);
  }

  async history(): Promise<History> {
    const { seed, actions } = this.table.record;
    return replayRecord(this.game, this.config, seed, actions);
  }

  close(): void {
    this.player.close();
  }
}

/** What a lesson and a puzzle have in common: a match at one seat of this device, in which nothing is taken back and nobody waits. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Action,
  type Config,
  type Frame,
  type Game,
  heard,
  type Refusal,
  type Seat,
  type Sitter,
  type Table,
  type Told,
  type Update,
} from '../../../core/index.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import type { FilmPlayer } from '../../ui/board/framePlayer.ts';
import { glanceOf, type History, historyOfRecord } from './history.ts';
import type { Heard, Playing, Session } from './session.ts';

/** What was told on the way, as a seat heard it; nobody was away meanwhile. */
export const heardBy = (seat: Seat, told: readonly (readonly Told[])[]): Heard[] =>
  told.map((one) => ({ events: heard(one, seat), isNew: false }));

/** How it begins. */
interface Beginning {
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
  readonly table: Table;
  /** What was told before, one entry a decision. */
  readonly told: readonly (readonly Told[])[];
  readonly update: Update;
  readonly player: FilmPlayer;
}

export abstract class Exercise implements Session, Playing {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly config: Config;
  readonly sitters: ReadonlySignal<readonly Sitter[]>;
  readonly update: Signal<Update>;
  readonly heard: Signal<readonly Heard[]>;
  readonly player: FilmPlayer;
  readonly playing: Playing = this;
  readonly hasUndo = false;
  readonly advise = null;
  abstract readonly isBusy: ReadonlySignal<boolean>;
  protected readonly seat: Seat;
  protected table: Table;

  constructor(game: Game, screen: GameScreen, { seat, sitters, table, told, update, player }: Beginning) {
    this.game = game;
    this.screen = screen;
    this.config = table.config;
    this.seat = seat;
    this.sitters = signal(sitters);
    this.table = table;
    this.update = signal(update);
    this.heard = signal(heardBy(seat, told));
    this.player = player;
  }

  abstract play(action: Action): Promise<Update | Refusal | null>;

  async undo(): Promise<null> {
    return null;
  }

  hold(): () => void {
    return () => undefined;
  }

  async glance(decision: number): Promise<readonly Frame[] | null> {
    return glanceOf(this.game, this.table.record, decision, this.seat);
  }

  async history(): Promise<History> {
    const { seed, actions } = this.table.record;
    return historyOfRecord(this.game, this.config, seed, actions);
  }

  close(): void {
    this.player.close();
  }
}

/** A match that is over, step by step: as one seat saw it then, or with all cards open. */
import { computed, effect, signal } from '@preact/signals';
import {
  heard,
  type Kind,
  NOBODY,
  payoffsOf,
  type Seat,
  type Shot,
  type Sitter,
  type Told,
  type Update,
  viewOf,
} from '../../core/index.ts';
import { pace } from '../device/settings.ts';
import type { GameScreen } from '../ui/board.ts';
import { FilmPlayer, type Shown } from '../ui/filmPlayer.ts';
import { type History, shotsAt } from './history.ts';
import type { Heard, Session, Steps } from './session.ts';

/** Between two steps that come by themselves, in milliseconds, */
const PAUSE = 700;
/** which are never fewer than this share of it. */
const LEAST = 0.4;

export class Replay implements Session, Steps {
  readonly game;
  readonly screen: GameScreen;
  readonly config;
  readonly sitters;
  readonly player: FilmPlayer;
  readonly update;
  readonly heard;
  readonly steps: Steps = this;
  readonly last: number;
  readonly at = signal(0);
  readonly eyes = signal<Seat | null>(null);
  readonly isRunning = signal(false);
  readonly lookAs;
  readonly #history: History;
  readonly #stop: () => void;

  constructor(history: History, screen: GameScreen, sitters: readonly Sitter[]) {
    this.#history = history;
    this.game = history.game;
    this.config = history.config;
    this.screen = screen;
    this.sitters = signal(sitters);
    this.last = history.moments.length - 1;
    this.update = computed(() => this.#updateAt(this.at.value));
    this.heard = computed(() =>
      history.moments
        .slice(1, this.at.value + 1)
        .map(({ by }): Heard => ({ events: this.#hears(by?.told ?? []), isNew: false })),
    );
    // Whoever goes through a match step by step stops where they like.
    this.player = new FilmPlayer(this.#now, { lasting: screen.lasting });
    this.lookAs =
      history.isPublic === true
        ? null
        : (seat: Seat | null): void => {
            this.eyes.value = seat;
            this.player.jump(this.#now);
          };
    this.#stop = effect(() => this.#runOn());
  }

  get isBusy() {
    return this.player.isBusy;
  }
  /** How it is at this step. */
  get #now(): Shown {
    return this.update.value.film.at(-1)!;
  }

  /** With all cards open everything is told, to whomever it was. */
  #hears(told: readonly Told[]): readonly Kind['event'][] {
    const seat = this.eyes.value;
    return seat === null ? told.map(({ event, secret }) => secret?.event ?? event) : heard(told, seat);
  }

  #frame({ told, state }: Shot): Shown {
    const seat = this.eyes.value;
    const frame = { events: this.#hears(told), view: viewOf(state, seat) };
    return seat === null && this.#history.isPublic !== true ? { ...frame, open: state.own } : frame;
  }

  #updateAt(step: number): Update & { readonly film: readonly Shown[] } {
    const shots = shotsAt(this.#history, step);
    const { state, toAct } = this.#history.moments[step]!;
    return {
      version: step,
      view: viewOf(state, this.eyes.value),
      events: this.#hears(shots.flatMap(({ told }) => told)),
      film: shots.map((shot) => this.#frame(shot)),
      undone: false,
      toAct,
      legal: [],
      canUndo: false,
      payoffs: toAct === NOBODY && this.#history.isPublic !== true ? payoffsOf(this.game, state) : null,
    };
  }

  /** One step on is shown as it happened, everything else at once. */
  goTo(step: number): void {
    const before = this.at.value;
    this.at.value = Math.max(0, Math.min(this.last, step));
    if (this.at.value === before + 1 && !this.isBusy.value) this.player.push(this.update.value.film);
    else this.player.jump(this.#now);
  }

  #runOn(): (() => void) | undefined {
    if (!this.isRunning.value || this.isBusy.value) return undefined;
    const at = this.at.value;
    if (at === this.last) {
      this.isRunning.value = false;
      return undefined;
    }
    const timer = setTimeout(() => this.goTo(at + 1), PAUSE * Math.max(LEAST, pace()));
    return () => clearTimeout(timer);
  }

  async history(): Promise<History> {
    return this.#history;
  }

  close(): void {
    this.#stop();
    this.player.close();
  }
}

/** A match step by step: as one seat saw it then, or with all cards open once it is over. */
import { computed, effect, signal } from '@preact/signals';
import {
  heard,
  type Kind,
  type MatchRecord,
  NOBODY,
  payoffsOf,
  type Seat,
  type Shot,
  type Sitter,
  type Told,
  type Update,
  viewOf,
} from '../../../core/index.ts';
import { pace } from '../../ui/browser/settings.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import { FilmPlayer, type Shown } from '../../ui/board/framePlayer.ts';
import { courseOf, type History, shotsAt } from '../../match/session/history.ts';
import { Looking } from '../../match/session/reviewJob.ts';
import type { Heard, Session, Steps } from '../../match/session/session.ts';

/** Between two steps that come by themselves, in milliseconds, */
const PAUSE = 700;
/** which are never fewer than this share of it. */
const LEAST = 0.4;

/** What is known of a match beside its course. */
interface Known {
  readonly record?: MatchRecord | null;
  /** The match of this browser that its review is kept with. */
  readonly keptAs?: string | null;
  /** The only eyes it may be seen through; null for a spectator's. */
  readonly eyes?: Seat | null;
  /** Where it is still being played. */
  readonly live?: string;
}

/** At the step that an address names, if it names one. */
export function goToStep({ steps }: Session, named: string | null): void {
  if (named !== null && /^\d{1,5}$/.test(named)) steps?.goTo(Number(named));
}

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
  readonly told;
  readonly deciders: readonly Seat[];
  readonly shown = signal<Kind['move'] | null>(null);
  readonly record: MatchRecord | null;
  readonly live: string | null;
  readonly looking: Looking | null;
  readonly #history: History;
  readonly #isOneView: boolean;
  readonly #stop: () => void;

  constructor(
    history: History,
    screen: GameScreen,
    sitters: readonly Sitter[],
    { record = null, keptAs = null, eyes, live }: Known = {},
  ) {
    this.#history = history;
    this.record = record;
    this.live = live ?? null;
    this.#isOneView = history.isPartial === true || eyes !== undefined;
    if (eyes !== undefined) this.eyes.value = eyes;
    this.deciders = history.moments.flatMap(({ by }) => (by === null ? [] : [by.seat]));
    this.told = computed(() => history.moments.slice(1).map(({ by }) => this.#hears(by?.told ?? [])));
    const isOver = history.moments.at(-1)?.toAct === NOBODY;
    const course = isOver && !this.#isOneView ? courseOf(history, record?.seed ?? '') : null;
    this.looking = course === null ? null : new Looking(course, keptAs);
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
    this.lookAs = this.#isOneView
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
    return seat === null && !this.#isOneView
      ? told.map(({ event, secret }) => secret?.event ?? event)
      : heard(told, seat);
  }

  #frame({ told, state }: Shot): Shown {
    const seat = this.eyes.value;
    const frame = { events: this.#hears(told), view: viewOf(state, seat) };
    return seat === null && !this.#isOneView ? { ...frame, open: state.own } : frame;
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
      payoffs: toAct === NOBODY && this.#history.isPartial !== true ? payoffsOf(this.game, state) : null,
    };
  }

  /** One step on is shown as it happened, everything else at once. */
  goTo(step: number): void {
    const before = this.at.value;
    this.at.value = Math.max(0, Math.min(this.last, step));
    this.shown.value = null;
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

  async whole(): Promise<MatchRecord | null> {
    return this.record;
  }

  async glance(decision: number): Promise<readonly Shown[] | null> {
    const { length } = this.#history.moments;
    if (decision < 0 || decision + 1 >= length) return null;
    return [this.#updateAt(decision).film.at(-1)!, ...this.#updateAt(decision + 1).film];
  }

  close(): void {
    this.looking?.close();
    this.#stop();
    this.player.close();
  }
}

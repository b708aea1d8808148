/** A match step by step: as one seat saw it, or with all cards open after its end. */
import { computed, effect, signal } from '@preact/signals';
import {
  eventsVisibleTo,
  type GameTypes,
  type MatchRecord,
  NO_SEATS,
  computePayoffs,
  type Seat,
  type Step,
  type Player,
  type EmittedEvent,
  type Update,
  viewOf,
} from '../../../core/index.ts';
import { getSpeedFactor } from '../../ui/browser/settings.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import { FramePlayer, type ShownFrame } from '../../ui/board/framePlayer.ts';
import {
  toReviewedMatch,
  type History,
  listSteps,
  type ReplayedRecord,
} from '../../match/session/history.ts';
import { ReviewJob } from '../../match/session/reviewJob.ts';
import type { DecisionEvents, Session, ReplaySteps } from '../../match/session/session.ts';

const STEP_PAUSE_MS = 700;
/** The pause is at least this share of it, at any speed. */
const MIN_PACE = 0.4;

interface ReplaySource {
  readonly record?: ReplayedRecord | null;
  /** The saved match with which the review is stored. */
  readonly savedAs?: string | null;
  /** The only available viewer; null for a spectator. */
  readonly eyes?: Seat | null;
  /** The address of the match while it is running. */
  readonly live?: string;
  /** The address of the result, if the match is over. */
  readonly resultPage?: string;
}

export function goToStep({ steps }: Session, named: string | null): void {
  if (named !== null && /^\d{1,5}$/.test(named)) steps?.goTo(Number(named));
}

export class Replay implements Session, ReplaySteps {
  readonly game;
  readonly screen: GameScreen;
  readonly config;
  readonly sitters;
  readonly player: FramePlayer;
  readonly update;
  readonly eventLog;
  readonly steps: ReplaySteps = this;
  readonly last: number;
  readonly at = signal(0);
  readonly viewer = signal<Seat | null>(null);
  readonly isRunning = signal(false);
  readonly viewAs;
  readonly events;
  readonly deciders: readonly Seat[];
  readonly shown: ReplaySteps['shown'] = signal(null);
  readonly record: ReplayedRecord | null;
  readonly live: string | null;
  readonly resultPage: string | null;
  readonly reviewJob: ReviewJob | null;
  readonly #history: History;
  readonly #isOneView: boolean;
  readonly #stop: () => void;

  constructor(
    history: History,
    screen: GameScreen,
    sitters: readonly Player[],
    { record = null, savedAs: keptAs = null, eyes, live, resultPage }: ReplaySource = {},
  ) {
    this.#history = history;
    this.record = record;
    this.live = live ?? null;
    this.resultPage = resultPage ?? null;
    this.#isOneView = history.isPartial === true || eyes !== undefined;
    if (eyes !== undefined) this.viewer.value = eyes;
    this.deciders = history.moments.flatMap(({ by }) => (by === null ? [] : [by.seat]));
    this.events = computed(() =>
      history.moments.slice(1).map(({ by }) => this.#visibleEvents(by?.emitted ?? [])),
    );
    const isOver = history.moments.at(-1)?.toAct === NO_SEATS;
    const course = isOver && !this.#isOneView ? toReviewedMatch(history, record?.seed ?? '') : null;
    this.reviewJob = course === null ? null : new ReviewJob(course, keptAs);
    this.game = history.game;
    this.config = history.config;
    this.screen = screen;
    this.sitters = signal(sitters);
    this.last = history.moments.length - 1;
    this.update = computed(() => this.#updateAt(this.at.value));
    this.eventLog = computed(() =>
      history.moments
        .slice(1, this.at.value + 1)
        .map(({ by }): DecisionEvents => ({ events: this.#visibleEvents(by?.emitted ?? []), isNew: false })),
    );
    // No highlights: the viewer stops where they like.
    this.player = new FramePlayer(this.#currentFrame, { frameDuration: screen.frameDuration });
    this.viewAs = this.#isOneView
      ? null
      : (seat: Seat | null): void => {
          this.viewer.value = seat;
          this.player.jump(this.#currentFrame);
        };
    this.#stop = effect(() => this.#autoplay());
  }

  get isBusy() {
    return this.player.isBusy;
  }
  get #currentFrame(): ShownFrame {
    return this.update.value.frames.at(-1)!;
  }

  /** With all cards open the viewer sees all private events. */
  #visibleEvents(emitted: readonly EmittedEvent[]): readonly GameTypes['event'][] {
    const seat = this.viewer.value;
    return seat === null && !this.#isOneView
      ? emitted.map(({ event, secret }) => secret?.event ?? event)
      : eventsVisibleTo(emitted, seat);
  }

  #toFrame({ emitted, state }: Step): ShownFrame {
    const seat = this.viewer.value;
    const frame = { events: this.#visibleEvents(emitted), view: viewOf(state, seat) };
    return seat === null && !this.#isOneView ? { ...frame, open: state.own } : frame;
  }

  #updateAt(step: number): Update & { readonly frames: readonly ShownFrame[] } {
    const inner = listSteps(this.#history, step);
    const { state, toAct } = this.#history.moments[step]!;
    return {
      version: step,
      view: viewOf(state, this.viewer.value),
      events: this.#visibleEvents(inner.flatMap(({ emitted }) => emitted)),
      frames: inner.map((one) => this.#toFrame(one)),
      undone: false,
      toAct,
      legal: [],
      canUndo: false,
      payoffs:
        toAct === NO_SEATS && this.#history.isPartial !== true ? computePayoffs(this.game, state) : null,
    };
  }

  /** A single step forward is animated, every other change is immediate. */
  goTo(step: number): void {
    const before = this.at.value;
    this.at.value = Math.max(0, Math.min(this.last, step));
    this.shown.value = null;
    if (this.at.value === before + 1 && !this.isBusy.value) this.player.push(this.update.value.frames);
    else this.player.jump(this.#currentFrame);
  }

  #autoplay(): (() => void) | undefined {
    if (!this.isRunning.value || this.isBusy.value) return undefined;
    const at = this.at.value;
    if (at === this.last) {
      this.isRunning.value = false;
      return undefined;
    }
    const timer = setTimeout(() => this.goTo(at + 1), STEP_PAUSE_MS * Math.max(MIN_PACE, getSpeedFactor()));
    return () => clearTimeout(timer);
  }

  async history(): Promise<History> {
    return this.#history;
  }

  async loadRecord(): Promise<MatchRecord | null> {
    return this.record?.reshuffles === undefined ? this.record : null;
  }

  async framesOf(decision: number): Promise<readonly ShownFrame[] | null> {
    const { length } = this.#history.moments;
    if (decision < 0 || decision + 1 >= length) return null;
    return [this.#updateAt(decision).frames.at(-1)!, ...this.#updateAt(decision + 1).frames];
  }

  close(): void {
    this.reviewJob?.close();
    this.#stop();
    this.player.close();
  }
}

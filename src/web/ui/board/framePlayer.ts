/** Shows one film after another, frame by frame, so that a person can follow what happened. */
import { signal } from '@preact/signals';
import { isMotionAllowed, isPausingAllowed, getSpeedFactor } from '../browser/settings.ts';
import type { GameScreen } from './boardModule.ts';
import { measureBoxes, animateFrom } from './flip.ts';
import { type Scene, buildScenes, type ShownFrame } from './scenes.ts';

export type { ShownFrame } from './scenes.ts';

/** A moment for which the table stops: which of its stops it has come to. */
export interface Highlight {
  readonly at: number;
  readonly of: number;
}

/** How a game wishes its films to be shown. */
interface FrameTiming {
  readonly frameDuration?: GameScreen['frameDuration'] | undefined;
  readonly pausePoints?: GameScreen['pausePoints'] | undefined;
}

/** How long things take to get to their new places, in milliseconds. */
const MOVE_MS = 380;

/** After how many milliseconds a move is made that nobody chose: a person is to see what is about to happen. */
export const FORCED_MOVE_MS = 700;

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * After the page was drawn anew and before anybody saw it: at once, in a task of its own, since to draw, to measure and to
 * paint in one holds a slow device up; or with the next frame, should that come first.
 */
const nextDraw = (): Promise<unknown> =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), wait(0)]);

/** A scene, and which stop of a moment it is, if it is one. */
interface QueuedFrame {
  readonly scene: Scene;
  readonly stage: Highlight | null;
}

const countEvents = (frames: readonly ShownFrame[]): number =>
  frames.reduce((count, { events }) => count + events.length, 0);

export class FramePlayer {
  readonly shown;
  readonly isBusy = signal(false);
  /** How many of the events that were pushed are not on show yet. */
  readonly unshownEvents = signal(0);
  /** The moment that is told, from its first stop to its last. */
  readonly highlight = signal<Highlight | null>(null);
  /** Whether somebody takes their time for it: then it does not go on by itself. */
  readonly isHeld = signal(false);
  readonly #screen: FrameTiming;
  #queue: (readonly ShownFrame[])[] = [];
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** What is still to come of the film that is on show. */
  #upcoming: QueuedFrame[] = [];
  /** That film from its beginning, and what was there before it. */
  #current: { readonly before: ShownFrame; readonly all: readonly QueuedFrame[] } | null = null;
  /** Ends the scene that is on show. */
  #endScene: () => void = () => undefined;

  constructor(shown: ShownFrame, screen: FrameTiming) {
    this.shown = signal<ShownFrame>(shown);
    this.#screen = screen;
  }

  /** A film is shown once those before it have been. */
  push(film: readonly ShownFrame[]): void {
    const last = film.at(-1);
    if (last === undefined) return;
    const told = countEvents(film);
    // Nothing to tell: somebody has chosen in secret, and whoever is choosing too is not to be disturbed.
    if (told === 0 && !this.isBusy.value) {
      this.shown.value = last;
      return;
    }
    this.#queue.push(film);
    this.unshownEvents.value += told;
    if (this.isBusy.value) return;
    this.isBusy.value = true;
    this.#running = this.#run();
  }

  /** Shows something at once and forgets what was still to be shown. */
  jump({ view, open }: ShownFrame): void {
    this.#end({ view, events: [], ...(open === undefined ? {} : { open }) });
  }

  /** Shows at once how everything ends that is still to be shown, and tells what happened on the way. */
  skip(): void {
    const rest = [...this.#upcoming.map(({ scene }) => scene), ...this.#queue.flat()];
    const last = rest.at(-1);
    if (last === undefined) this.#endScene();
    else this.#end({ ...last, events: rest.flatMap(({ events }) => events) });
  }

  /** On from where a moment has stopped. */
  goOn(): void {
    if (this.highlight.value !== null) this.#endScene();
  }

  /** A moment once more, from what led to it. */
  repeat(): void {
    if (this.highlight.value === null || this.#current === null) return;
    const { before, all } = this.#current;
    this.isHeld.value = true;
    this.#upcoming = [...all];
    this.unshownEvents.value = countEvents([...all.map(({ scene }) => scene), ...this.#queue.flat()]);
    this.highlight.value = null;
    this.shown.value = { ...before, events: [] };
    this.#endScene();
  }

  #end(shown: ShownFrame): void {
    this.#queue = [];
    this.#upcoming = [];
    this.unshownEvents.value = 0;
    this.shown.value = shown;
    this.#endScene();
  }

  /** When all has been shown. */
  idle(): Promise<void> {
    return this.#running;
  }

  close(): void {
    this.#isClosed = true;
    this.#queue = [];
    this.#upcoming = [];
    this.#endScene();
  }

  async #run(): Promise<void> {
    for (let film = this.#queue.shift(); film !== undefined; film = this.#queue.shift()) {
      const last = film.at(-1)!;
      const before = this.shown.value;
      const scenes = buildScenes(before, film, this.#screen.frameDuration);
      const stops = isPausingAllowed() ? (this.#screen.pausePoints?.(scenes) ?? []) : [];
      const isUnseen = document.hidden || before.view.seat !== last.view.seat;
      if (isUnseen || (getSpeedFactor() === 0 && stops.length === 0)) {
        // Nobody looks, or wants to wait; through other eyes nothing leads from one view to the other.
        this.#publish({ ...last, events: film.flatMap(({ events }) => events) });
        continue;
      }
      const all = scenes.map((scene, i): QueuedFrame => {
        const at = stops.indexOf(i);
        return { scene, stage: at < 0 ? null : { at, of: stops.length } };
      });
      this.#current = { before, all };
      this.#upcoming = [...all];
      for (let next = this.#upcoming.shift(); next !== undefined; next = this.#upcoming.shift())
        await this.#show(next);
      this.highlight.value = null;
      this.isHeld.value = false;
    }
    if (!this.#isClosed) this.isBusy.value = false;
  }

  #publish(shown: ShownFrame): void {
    this.unshownEvents.value = Math.max(0, this.unshownEvents.value - shown.events.length);
    this.shown.value = shown;
  }

  async #show({ scene, stage }: QueuedFrame): Promise<void> {
    // Whoever is late catches up: the more is waiting, the quicker it goes.
    const milliseconds = (scene.ms * getSpeedFactor()) / (1 + this.#queue.length);
    const before = isMotionAllowed() ? measureBoxes(document) : null;
    const isCut = new Promise<void>((resolve) => (this.#endScene = resolve));
    // What is between two stops belongs to the moment, what is after the last one does not.
    if (stage !== null || !this.#upcoming.some((next) => next.stage !== null)) this.highlight.value = stage;
    this.#publish(scene);
    await nextDraw();
    if (before !== null)
      animateFrom(document, before, Math.min(MOVE_MS, stage === null ? milliseconds : MOVE_MS));
    await (stage === null ? Promise.race([wait(milliseconds), isCut]) : isCut);
  }
}

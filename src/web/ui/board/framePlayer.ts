/** Plays queued changes frame by frame, so that players can follow what happened. */
import { signal } from '@preact/signals';
import { isMotionAllowed, isPausingAllowed, getSpeedFactor } from '../browser/settings.ts';
import type { GameScreen } from './boardModule.ts';
import { measureBoxes, animateFrom } from './flip.ts';
import { type Scene, buildScenes, type ShownFrame } from './scenes.ts';

export type { ShownFrame } from './scenes.ts';

/** A moment at which the table stops, and which of its stops it has reached. */
export interface Highlight {
  readonly at: number;
  readonly of: number;
}

interface FrameTiming {
  readonly frameDuration?: GameScreen['frameDuration'] | undefined;
  readonly pausePoints?: GameScreen['pausePoints'] | undefined;
}

/** How long elements take to reach their new places. */
const MOVE_MS = 380;

/** Delay before the only legal move is played, so that players see what happens. */
export const FORCED_MOVE_MS = 700;

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Before the next paint: in a task of its own, or in the next frame if that comes first. Rendering, measuring
 * and painting in one task would stall a slow device.
 */
const nextDraw = (): Promise<unknown> =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), wait(0)]);

/** A scene, and its number among the stops of a moment. */
interface QueuedFrame {
  readonly scene: Scene;
  readonly stage: Highlight | null;
}

const countEvents = (frames: readonly ShownFrame[]): number =>
  frames.reduce((count, { events }) => count + events.length, 0);

export class FramePlayer {
  readonly shown;
  readonly isBusy = signal(false);
  readonly unshownEvents = signal(0);
  /** The moment on show, from its first stop to its last. */
  readonly highlight = signal<Highlight | null>(null);
  /** Whether the player holds the moment: then it does not end by itself. */
  readonly isHeld = signal(false);
  readonly #screen: FrameTiming;
  #queue: (readonly ShownFrame[])[] = [];
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;
  #upcoming: QueuedFrame[] = [];
  /** All scenes of the current change, and the view before it. */
  #current: { readonly before: ShownFrame; readonly all: readonly QueuedFrame[] } | null = null;
  #endScene: () => void = () => undefined;

  constructor(shown: ShownFrame, screen: FrameTiming) {
    this.shown = signal<ShownFrame>(shown);
    this.#screen = screen;
  }

  /** Queues a change behind the earlier ones. */
  push(frames: readonly ShownFrame[]): void {
    const last = frames.at(-1);
    if (last === undefined) return;
    const eventCount = countEvents(frames);
    // Another seat chose in secret. That must not disturb a player who is choosing.
    if (eventCount === 0 && !this.isBusy.value) {
      this.shown.value = last;
      return;
    }
    this.#queue.push(frames);
    this.unshownEvents.value += eventCount;
    if (this.isBusy.value) return;
    this.isBusy.value = true;
    this.#running = this.#run();
  }

  /** Shows a view at once and drops the queue. */
  jump({ view, open }: ShownFrame): void {
    this.#end({ view, events: [], ...(open === undefined ? {} : { open }) });
  }

  /** Shows the last queued view at once, with all events on the way. */
  skip(): void {
    const rest = [...this.#upcoming.map(({ scene }) => scene), ...this.#queue.flat()];
    const last = rest.at(-1);
    if (last === undefined) this.#endScene();
    else this.#end({ ...last, events: rest.flatMap(({ events }) => events) });
  }

  goOn(): void {
    if (this.highlight.value !== null) this.#endScene();
  }

  /** Plays the moment again, from the frames that led to it. */
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

  /** Resolves when the queue is empty. */
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
    for (let frames = this.#queue.shift(); frames !== undefined; frames = this.#queue.shift()) {
      const last = frames.at(-1)!;
      const before = this.shown.value;
      const scenes = buildScenes(before, frames, this.#screen.frameDuration);
      const stops = isPausingAllowed() ? (this.#screen.pausePoints?.(scenes) ?? []) : [];
      const isUnseen = document.hidden || before.view.seat !== last.view.seat;
      if (isUnseen || (getSpeedFactor() === 0 && stops.length === 0)) {
        // The page is hidden or animation is off. Between the views of different seats there is nothing to animate.
        this.#publish({ ...last, events: frames.flatMap(({ events }) => events) });
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
    // The longer the queue, the faster it plays.
    const milliseconds = (scene.ms * getSpeedFactor()) / (1 + this.#queue.length);
    const before = isMotionAllowed() ? measureBoxes(document) : null;
    const isCut = new Promise<void>((resolve) => (this.#endScene = resolve));
    // Frames between two stops belong to the moment; those after the last stop do not.
    if (stage !== null || !this.#upcoming.some((next) => next.stage !== null)) this.highlight.value = stage;
    this.#publish(scene);
    await nextDraw();
    if (before !== null)
      animateFrom(document, before, Math.min(MOVE_MS, stage === null ? milliseconds : MOVE_MS));
    await (stage === null ? Promise.race([wait(milliseconds), isCut]) : isCut);
  }
}

/** Shows one change after another, each in its beats, so that a person can follow. */
import { signal } from '@preact/signals';
import type { Kind, View } from '../../core/index.ts';
import type { Beat } from './board.ts';
import { boxesOf, moveFrom } from './flip.ts';
import { mayMove, pace } from '../device/settings.ts';

export interface Shown {
  readonly view: View;
  readonly events: readonly Kind['event'][];
}

type Beats = (before: View, after: View, events: readonly Kind['event'][]) => Beat<Kind>[];

const atOnce: Beats = (_, view, events) => [{ view, events, ms: 500 }];

/** How long things take to get to their new places. */
const MOVING = 380;

/** A move that nobody chose is made after a beat, so that a person can see what is about to happen. */
export const FORCED = 700;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** After the page was drawn anew and before anybody saw it; a page nobody looks at is not drawn. */
const drawn = (): Promise<unknown> =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(60)]);

export class FilmPlayer {
  readonly shown;
  readonly isBusy = signal(false);
  /** How many of the events that were pushed are not on show yet. */
  readonly untold = signal(0);
  readonly #beats: Beats;
  #queue: Shown[] = [];
  #running: Promise<void> = Promise.resolve();
  #closed = false;
  /** Counts the jumps: what was being shown before one is not shown on. */
  #jumps = 0;

  constructor(view: View, beats: Beats = atOnce) {
    this.shown = signal<Shown>({ view, events: [] });
    this.#beats = beats;
  }

  push(change: Shown): void {
    // Nothing to tell: somebody has chosen in secret, and whoever is choosing too is not to be disturbed.
    if (change.events.length === 0 && !this.isBusy.value) {
      this.shown.value = change;
      return;
    }
    this.#queue.push(change);
    this.untold.value += change.events.length;
    if (this.isBusy.value) return;
    this.isBusy.value = true;
    this.#running = this.#run();
  }

  /** Shows a view at once and forgets what was still to be shown. */
  jump(view: View): void {
    this.#jumps++;
    this.#queue = [];
    this.untold.value = 0;
    this.shown.value = { view, events: [] };
  }

  /** When all has been shown. */
  idle(): Promise<void> {
    return this.#running;
  }

  close(): void {
    this.#closed = true;
    this.#queue = [];
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      const change = this.#queue.shift()!;
      const factor = pace();
      const before = this.shown.value.view;
      if (factor === 0 || before.seat !== change.view.seat) {
        this.#tell(change);
        continue;
      }
      const jumps = this.#jumps;
      for (const { view, events, ms } of this.#beats(before, change.view, change.events)) {
        if (this.#closed) return;
        if (this.#jumps !== jumps) break;
        await this.#show({ view, events }, ms * factor);
      }
    }
    this.isBusy.value = false;
  }

  #tell(shown: Shown): void {
    this.untold.value = Math.max(0, this.untold.value - shown.events.length);
    this.shown.value = shown;
  }

  async #show(shown: Shown, milliseconds: number): Promise<void> {
    const before = mayMove() ? boxesOf(document) : null;
    this.#tell(shown);
    await drawn();
    if (before !== null) moveFrom(document, before, Math.min(MOVING, milliseconds));
    await pause(milliseconds);
  }
}

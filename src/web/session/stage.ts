/** Shows one change after another, each in its beats, so that a person can follow. */
import { signal } from '@preact/signals';
import type { AnyKind, View } from '../../core/index.ts';
import type { Beat } from '../ui/board.ts';
import { boxesOf, moveFrom } from '../ui/flip.ts';
import { mayMove, pace } from './settings.ts';

export interface Shown {
  readonly view: View<AnyKind>;
  readonly events: readonly AnyKind[];
}

type Beats = (before: View<AnyKind>, after: View<AnyKind>, events: readonly AnyKind[]) => Beat<AnyKind>[];

const atOnce: Beats = (_, view, events) => [{ view, events, ms: 500 }];

/** How long things take to get to their new places. */
const MOVING = 380;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** After the page was drawn anew and before anybody saw it; a page nobody looks at is not drawn. */
const drawn = (): Promise<unknown> =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(60)]);

export class Stage {
  readonly shown;
  readonly isBusy = signal(false);
  readonly #beats: Beats;
  #queue: Shown[] = [];
  #running: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(view: View<AnyKind>, beats: Beats = atOnce) {
    this.shown = signal<Shown>({ view, events: [] });
    this.#beats = beats;
  }

  push(change: Shown): void {
    this.#queue.push(change);
    if (this.isBusy.value) return;
    this.isBusy.value = true;
    this.#running = this.#run();
  }

  /** Shows a view at once and forgets what was still to be shown. */
  jump(view: View<AnyKind>): void {
    this.#queue = [];
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
        this.shown.value = change;
        continue;
      }
      for (const { view, events, ms } of this.#beats(before, change.view, change.events)) {
        if (this.#closed) return;
        await this.#show({ view, events }, ms * factor);
      }
    }
    this.isBusy.value = false;
  }

  async #show(shown: Shown, milliseconds: number): Promise<void> {
    const before = mayMove() ? boxesOf(document) : null;
    this.shown.value = shown;
    await drawn();
    if (before !== null) moveFrom(document, before, Math.min(MOVING, milliseconds));
    await pause(milliseconds);
  }
}

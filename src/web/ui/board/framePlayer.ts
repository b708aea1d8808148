/** Shows one film after another, frame by frame, so that a person can follow what happened. */
import { signal } from '@preact/signals';
import { mayMove, mayStop, pace } from '../browser/settings.ts';
import type { GameScreen } from './boardModule.ts';
import { boxesOf, moveFrom } from './flip.ts';
import { type Scene, scenesOf, type Shown } from './scenes.ts';

export type { Shown } from './scenes.ts';

/** A moment for which the table stops: which of its stops it has come to. */
export interface Stage {
  readonly at: number;
  readonly of: number;
}

/** How a game wishes its films to be shown. */
interface Showing {
  readonly lasting?: GameScreen['lasting'] | undefined;
  readonly stops?: GameScreen['stops'] | undefined;
}

/** How long things take to get to their new places, in milliseconds. */
const MOVING = 380;

/** After how many milliseconds a move is made that nobody chose: a person is to see what is about to happen. */
export const FORCED = 700;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * After the page was drawn anew and before anybody saw it: at once, in a task of its own, since to draw, to measure and to
 * paint in one holds a slow device up; or with the next frame, should that come first.
 */
const drawn = (): Promise<unknown> =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(0)]);

/** A scene, and which stop of a moment it is, if it is one. */
interface Coming {
  readonly scene: Scene;
  readonly stage: Stage | null;
}

const countTold = (frames: readonly Shown[]): number =>
  frames.reduce((count, { events }) => count + events.length, 0);

export class FilmPlayer {
  readonly shown;
  readonly isBusy = signal(false);
  /** How many of the events that were pushed are not on show yet. */
  readonly untold = signal(0);
  /** The moment that is told, from its first stop to its last. */
  readonly stage = signal<Stage | null>(null);
  /** Whether somebody takes their time for it: then it does not go on by itself. */
  readonly isHeld = signal(false);
  readonly #screen: Showing;
  #queue: (readonly Shown[])[] = [];
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** What is still to come of the film that is on show. */
  #coming: Coming[] = [];
  /** That film from its beginning, and what was there before it. */
  #film: { readonly before: Shown; readonly all: readonly Coming[] } | null = null;
  /** Ends the scene that is on show. */
  #cut: () => void = () => undefined;

  constructor(shown: Shown, screen: Showing) {
    this.shown = signal<Shown>(shown);
    this.#screen = screen;
  }

  /** A film is shown once those before it have been. */
  push(film: readonly Shown[]): void {
    const last = film.at(-1);
    if (last === undefined) return;
    const told = countTold(film);
    // Nothing to tell: somebody has chosen in secret, and whoever is choosing too is not to be disturbed.
    if (told === 0 && !this.isBusy.value) {
      this.shown.value = last;
      return;
    }
    this.#queue.push(film);
    this.untold.value += told;
    if (this.isBusy.value) return;
    this.isBusy.value = true;
    this.#running = this.#run();
  }

  /** Shows something at once and forgets what was still to be shown. */
  jump({ view, open }: Shown): void {
    this.#end({ view, events: [], ...(open === undefined ? {} : { open }) });
  }

  /** Shows at once how everything ends that is still to be shown, and tells what happened on the way. */
  skip(): void {
    const rest = [...this.#coming.map(({ scene }) => scene), ...this.#queue.flat()];
    const last = rest.at(-1);
    if (last === undefined) this.#cut();
    else this.#end({ ...last, events: rest.flatMap(({ events }) => events) });
  }

  /** On from where a moment has stopped. */
  goOn(): void {
    if (this.stage.value !== null) this.#cut();
  }

  /** A moment once more, from what led to it. */
  again(): void {
    if (this.stage.value === null || this.#film === null) return;
    const { before, all } = this.#film;
    this.isHeld.value = true;
    this.#coming = [...all];
    this.untold.value = countTold([...all.map(({ scene }) => scene), ...this.#queue.flat()]);
    this.stage.value = null;
    this.shown.value = { ...before, events: [] };
    this.#cut();
  }

  #end(shown: Shown): void {
    this.#queue = [];
    this.#coming = [];
    this.untold.value = 0;
    this.shown.value = shown;
    this.#cut();
  }

  /** When all has been shown. */
  idle(): Promise<void> {
    return this.#running;
  }

  close(): void {
    this.#isClosed = true;
    this.#queue = [];
    this.#coming = [];
    this.#cut();
  }

  async #run(): Promise<void> {
    for (let film = this.#queue.shift(); film !== undefined; film = this.#queue.shift()) {
      const last = film.at(-1)!;
      const before = this.shown.value;
      const scenes = scenesOf(before, film, this.#screen.lasting);
      const stops = mayStop() ? (this.#screen.stops?.(scenes) ?? []) : [];
      const isUnseen = document.hidden || before.view.seat !== last.view.seat;
      if (isUnseen || (pace() === 0 && stops.length === 0)) {
        // Nobody looks, or wants to wait; through other eyes nothing leads from one view to the other.
        this.#tell({ ...last, events: film.flatMap(({ events }) => events) });
        continue;
      }
      const all = scenes.map((scene, i): Coming => {
        const at = stops.indexOf(i);
        return { scene, stage: at < 0 ? null : { at, of: stops.length } };
      });
      this.#film = { before, all };
      this.#coming = [...all];
      for (let next = this.#coming.shift(); next !== undefined; next = this.#coming.shift())
        await this.#show(next);
      this.stage.value = null;
      this.isHeld.value = false;
    }
    if (!this.#isClosed) this.isBusy.value = false;
  }

  #tell(shown: Shown): void {
    this.untold.value = Math.max(0, this.untold.value - shown.events.length);
    this.shown.value = shown;
  }

  async #show({ scene, stage }: Coming): Promise<void> {
    // Whoever is late catches up: the more is waiting, the quicker it goes.
    const milliseconds = (scene.ms * pace()) / (1 + this.#queue.length);
    const before = mayMove() ? boxesOf(document) : null;
    const isCut = new Promise<void>((resolve) => (this.#cut = resolve));
    // What is between two stops belongs to the moment, what is after the last one does not.
    if (stage !== null || !this.#coming.some((next) => next.stage !== null)) this.stage.value = stage;
    this.#tell(scene);
    await drawn();
    if (before !== null) moveFrom(document, before, Math.min(MOVING, stage === null ? milliseconds : MOVING));
    await (stage === null ? Promise.race([pause(milliseconds), isCut]) : isCut);
  }
}

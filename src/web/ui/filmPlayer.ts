/** Shows one film after another, frame by frame, so that a person can follow what happened. */
import { signal } from '@preact/signals';
import type { Frame, Kind } from '../../core/index.ts';
import { mayMove, pace } from '../device/settings.ts';
import type { GameScreen } from './board.ts';
import { boxesOf, moveFrom } from './flip.ts';

/** What a board draws. */
export interface Shown extends Frame {
  /** Everybody's own things, where all cards are open. */
  readonly open?: readonly unknown[];
}

/** A part of a film: what is drawn, and for how many milliseconds at normal speed. */
export interface Scene extends Shown {
  readonly ms: number;
}

type Lasting = NonNullable<GameScreen['lasting']>;

/** For how many milliseconds a frame is shown whose game does not say. */
const USUAL = 500;
/** How long things take to get to their new places, in milliseconds. */
const MOVING = 380;

/** After how many milliseconds a move is made that nobody chose: a person is to see what is about to happen. */
export const FORCED = 700;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** After the page was drawn anew and before anybody saw it; a page nobody looks at is not drawn. */
const drawn = (): Promise<unknown> =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(60)]);

/** Every event of a film is in one of its scenes, in order; the last scene draws what the last frame does. */
export function scenesOf(before: Shown, film: readonly Shown[], lasting: Lasting = () => USUAL): Scene[] {
  const scenes: Scene[] = [];
  let told: readonly Kind['event'][] = [];
  let last = before;
  for (const [i, frame] of film.entries()) {
    const next = film[i + 1] ?? null;
    const events = [...told, ...frame.events];
    const lasts = lasting(frame, next);
    const isPair = typeof lasts !== 'number';
    told = [];
    if (isPair) scenes.push({ ...last, events, ms: lasts[0] });
    if (!isPair && lasts === 0 && next !== null) told = events;
    else scenes.push({ ...frame, events: isPair ? [] : events, ms: isPair ? lasts[1] : lasts });
    last = frame;
  }
  return scenes;
}

export class FilmPlayer {
  readonly shown;
  readonly isBusy = signal(false);
  /** How many of the events that were pushed are not on show yet. */
  readonly untold = signal(0);
  readonly #screen: Pick<GameScreen, 'lasting'>;
  #queue: (readonly Shown[])[] = [];
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** What is still to come of the film that is on show. */
  #coming: Scene[] = [];
  /** Ends the scene that is on show. */
  #cut: () => void = () => undefined;

  constructor(shown: Shown, screen: Pick<GameScreen, 'lasting'>) {
    this.shown = signal<Shown>(shown);
    this.#screen = screen;
  }

  /** A film is shown once those before it have been. */
  push(film: readonly Shown[]): void {
    const last = film.at(-1);
    if (last === undefined) return;
    const told = film.reduce((count, { events }) => count + events.length, 0);
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
    const rest = [...this.#coming, ...this.#queue.flat()];
    const last = rest.at(-1);
    if (last === undefined) this.#cut();
    else this.#end({ ...last, events: rest.flatMap(({ events }) => events) });
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
      if (pace() === 0 || document.hidden || before.view.seat !== last.view.seat) {
        // Nobody looks, or wants to wait; through other eyes nothing leads from one view to the other.
        this.#tell({ ...last, events: film.flatMap(({ events }) => events) });
        continue;
      }
      this.#coming = scenesOf(before, film, this.#screen.lasting);
      for (let scene = this.#coming.shift(); scene !== undefined; scene = this.#coming.shift())
        await this.#show(scene);
    }
    if (!this.#isClosed) this.isBusy.value = false;
  }

  #tell(shown: Shown): void {
    this.untold.value = Math.max(0, this.untold.value - shown.events.length);
    this.shown.value = shown;
  }

  async #show(scene: Scene): Promise<void> {
    // Whoever is late catches up: the more is waiting, the quicker it goes.
    const milliseconds = (scene.ms * pace()) / (1 + this.#queue.length);
    const before = mayMove() ? boxesOf(document) : null;
    const isCut = new Promise<void>((resolve) => (this.#cut = resolve));
    this.#tell(scene);
    await drawn();
    if (before !== null) moveFrom(document, before, Math.min(MOVING, milliseconds));
    await Promise.race([pause(milliseconds), isCut]);
  }
}

/** The review of a match as the page sees it: a worker goes through it, it can be left, and what was found is kept with the match. */
import { signal } from '@preact/signals';
import type { Course, Progress, Review } from '../../../review/index.ts';
import { keepReview, keptReview } from '../storage/savedMatches.ts';
import type { Asked, Found } from '../workers/reviewWorker.ts';

/** What was found is written down after every tenth decision. */
const KEPT_EVERY = 10;

export class Looking {
  /** What is done of it, from 0 to 1; null before it was asked for. */
  readonly share = signal<number | null>(null);
  readonly review = signal<Review | null>(null);
  readonly hasFailed = signal(false);
  readonly #course: Course;
  readonly #keptAs: string | null;
  #worker: Worker | null = null;
  #progress: Progress | undefined;

  constructor(course: Course, keptAs: string | null) {
    this.#course = course;
    this.#keptAs = keptAs;
    if (keptAs !== null) this.#progress = keptReview(keptAs, course.decisions.length);
    if (this.#progress?.steps.length === course.decisions.length) this.begin();
  }

  /** Begins, or goes on where it was left. */
  begin(): void {
    if (this.#worker !== null || this.review.value !== null) return;
    this.hasFailed.value = false;
    const { game, config, seed, states, decisions } = this.#course;
    this.share.value = (this.#progress?.steps.length ?? 0) / Math.max(1, decisions.length);
    const worker = new Worker(new URL('../workers/worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Found>) => this.#hear(data));
    worker.addEventListener('error', () => this.#fail());
    const asked: Asked = { game: game.id, config, seed, states, decisions, sofar: this.#progress };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(asked);
    this.#worker = worker;
  }

  #hear(found: Found): void {
    // What was on its way when it was left is found again.
    if (this.#worker === null) return;
    if ('error' in found) {
      this.#fail();
      return;
    }
    this.share.value = found.share;
    this.#progress = { start: found.start, steps: [...(this.#progress?.steps ?? []), ...found.steps] };
    if (found.review !== null) {
      this.review.value = found.review;
      this.close();
    } else if (this.#progress.steps.length % KEPT_EVERY === 0) this.#keep();
  }

  #fail(): void {
    this.hasFailed.value = true;
    this.close();
  }

  #keep(): void {
    if (this.#keptAs !== null && this.#progress !== undefined) keepReview(this.#keptAs, this.#progress);
  }

  /** Leaves it for now; what was found stays. */
  leave(): void {
    this.close();
    this.share.value = null;
  }

  close(): void {
    if (this.#worker === null) return;
    this.#keep();
    this.#worker.terminate();
    this.#worker = null;
  }
}

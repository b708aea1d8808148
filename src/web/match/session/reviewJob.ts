/** The review of a match in a worker. It can be paused, and its progress is saved with the match. */
import { signal } from '@preact/signals';
import type { FinishedMatch, ReviewProgress, Review } from '../../../review/index.ts';
import { saveReview, findSavedReview } from '../storage/savedReviews.ts';
import type { ReviewRequest, ReviewResult } from '../workers/reviewWorker.ts';
import { isNetworkError, reportFault, toWorkerError } from '../../ui/browser/faults.ts';

const SAVE_EVERY = 10;

export class ReviewJob {
  /** Progress from 0 to 1; null before it starts. */
  readonly share = signal<number | null>(null);
  readonly review = signal<Review | null>(null);
  readonly hasFailed = signal(false);
  readonly #match: FinishedMatch;
  readonly #savedAs: string | null;
  #worker: Worker | null = null;
  #progress: ReviewProgress | undefined;

  constructor(course: FinishedMatch, keptAs: string | null) {
    this.#match = course;
    this.#savedAs = keptAs;
    if (keptAs !== null) this.#progress = findSavedReview(keptAs, course.decisions.length);
    if (this.#progress?.steps.length === course.decisions.length) this.start();
  }

  /** Starts or resumes. */
  start(): void {
    if (this.#worker !== null || this.review.value !== null) return;
    this.hasFailed.value = false;
    const { game, config, seed, states, decisions } = this.#match;
    this.share.value = (this.#progress?.steps.length ?? 0) / Math.max(1, decisions.length);
    const worker = new Worker(new URL('../workers/workerEntry.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewResult>) => this.#handleResult(data));
    worker.addEventListener('error', (event) => this.#handleFailure(toWorkerError(event)));
    const asked: ReviewRequest = { game: game.id, config, seed, states, decisions, sofar: this.#progress };
    worker.postMessage(asked);
    this.#worker = worker;
  }

  #handleResult(found: ReviewResult): void {
    // Results after a pause are dropped and computed again.
    if (this.#worker === null) return;
    if ('error' in found) {
      this.#handleFailure(new Error(found.error));
      return;
    }
    this.share.value = found.share;
    this.#progress = { start: found.start, steps: [...(this.#progress?.steps ?? []), ...found.steps] };
    if (found.review !== null) {
      this.review.value = found.review;
      this.close();
    } else if (this.#progress.steps.length % SAVE_EVERY === 0) this.#save();
  }

  #handleFailure(error: Error): void {
    if (!isNetworkError(error)) reportFault(error);
    this.hasFailed.value = true;
    this.close();
  }

  #save(): void {
    if (this.#savedAs !== null && this.#progress !== undefined) saveReview(this.#savedAs, this.#progress);
  }

  pause(): void {
    this.close();
    this.share.value = null;
  }

  close(): void {
    if (this.#worker === null) return;
    this.#save();
    this.#worker.terminate();
    this.#worker = null;
  }
}

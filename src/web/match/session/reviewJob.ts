/** The review of a match in a worker. It can be paused, and its progress is saved with the match. */
import * as v from 'valibot';
import { signal } from '@preact/signals';
import type { FinishedMatch, Review, ReviewProgress } from '../../../review/index.ts';
import type { ReviewRequest, ReviewResult } from '../workers/reviewWorker.ts';
import { isNetworkError, reportFault, toWorkerError } from '../../ui/browser/faults.ts';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { findSavedMatch, REVIEW_PREFIX } from '../storage/savedMatches.ts';

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

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Measured = v.object({ mean: v.number(), error: v.number() });
const Reviewed = v.object({
  start: v.array(Measured),
  steps: v.array(
    v.object({
      seat: count,
      action: count,
      before: v.array(Measured),
      change: v.array(Measured),
      own: Measured,
      better: v.nullable(v.object({ action: count, gain: Measured })),
    }),
  ),
});
type Reviewed = v.InferOutput<typeof Reviewed>;

/** The saved progress of a review, if it fits this number of decisions. */
export function findSavedReview(id: string, decisions: number): Reviewed | undefined {
  const parsed = v.safeParse(Reviewed, readJson(REVIEW_PREFIX + id));
  return parsed.success && parsed.output.steps.length <= decisions ? parsed.output : undefined;
}

/** Four digits of a share are enough, and a browser keeps little. */
const roundShares = (review: unknown): unknown =>
  JSON.parse(
    JSON.stringify(review, (_key, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value,
    ),
  );

/** A browser without room forgets the review, never the match. */
export function saveReview(id: string, review: unknown): void {
  if (findSavedMatch(id) === undefined) return;
  if (!writeJson(REVIEW_PREFIX + id, roundShares(review))) localStorage.removeItem(REVIEW_PREFIX + id);
}

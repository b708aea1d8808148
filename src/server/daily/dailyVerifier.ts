/**
 * Replays submitted daily matches in a thread of its own. Many submissions do not slow down bots, and a slow match
 * delays only other submissions.
 */
import { Worker } from 'node:worker_threads';
import type { Forged, SeatOutcome } from '../../daily/index.ts';
import { RequestError } from '../../protocol/index.ts';
import type { DailyMatch } from './verifyDailyMatch.ts';

export type VerifyDaily = (sent: DailyMatch) => Promise<SeatOutcome | Forged>;

/** A genuine match takes a fraction of a second; none may take longer than this, in milliseconds. */
const MAX_TIME = 10_000;
const MAX_WAITING = 50;

interface Job {
  readonly sent: DailyMatch;
  readonly resolve: (outcome: SeatOutcome | Forged) => void;
  readonly reject: (error: Error) => void;
}

export class DailyVerifier {
  readonly #script: URL;
  readonly #limit: number;
  #worker: Worker | undefined;
  #isReady = false;
  #waiting: Job[] = [];
  #job: Job | undefined;
  #timeout: NodeJS.Timeout | undefined;

  constructor(script = new URL('./checkWorker.js', import.meta.url), limit = MAX_TIME) {
    this.#script = script;
    this.#limit = limit;
  }

  readonly verify: VerifyDaily = (sent) =>
    new Promise((resolve, reject) => {
      if (this.#waiting.length >= MAX_WAITING) {
        reject(new RequestError('busy', 'too many results wait to be checked'));
        return;
      }
      this.#waiting.push({ sent, resolve, reject });
      this.#startNext();
    });

  #startNext(): void {
    if (this.#job !== undefined) return;
    this.#job = this.#waiting.shift();
    if (this.#job === undefined) return;
    this.#worker ??= this.#startWorker();
    this.#worker.postMessage(this.#job.sent);
    if (this.#isReady) this.#startTimeout();
  }

  #startTimeout(): void {
    this.#timeout = setTimeout(() => {
      void this.#worker?.terminate();
      this.#worker = undefined;
      this.#finishJob()?.resolve({ wrong: 'the match takes too long to be played again' });
    }, this.#limit);
    this.#timeout.unref();
  }

  #finishJob(): Job | undefined {
    clearTimeout(this.#timeout);
    const job = this.#job;
    this.#job = undefined;
    this.#startNext();
    return job;
  }

  #startWorker(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    this.#isReady = false;
    worker.once('online', () => {
      if (this.#worker !== worker) return;
      this.#isReady = true;
      if (this.#job !== undefined) this.#startTimeout();
    });
    const lost = (error: Error): void => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#finishJob()?.reject(error);
    };
    worker.on('message', ({ outcome, error }: { outcome?: SeatOutcome | Forged; error?: string }) => {
      if (this.#worker !== worker) return;
      const job = this.#finishJob();
      if (outcome === undefined) job?.reject(new Error(error));
      else job?.resolve(outcome);
    });
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('the thread that checks results ended')));
    return worker;
  }

  async close(): Promise<void> {
    const left = [this.#job, ...this.#waiting.splice(0)];
    for (const job of left) job?.reject(new RequestError('busy', 'the server stops'));
    clearTimeout(this.#timeout);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

/**
 * Matches of the day are played again in one thread of their own: however many are sent, the tables' bots have all the others,
 * and a match that takes too long takes nothing but its own turn.
 */
import { Worker } from 'node:worker_threads';
import type { Forged, Outcome } from '../../daily/index.ts';
import type { Sent } from './check.ts';

export type Check = (sent: Sent) => Promise<Outcome | Forged>;

/** Too many wait already. */
export class CheckerBusy extends Error {}

/** A match of the day's bots takes a fraction of a second; nobody's may take longer than this, in milliseconds. */
const LIMIT = 10_000;
/** At most so many wait. */
const WAITING = 50;

interface Job {
  readonly sent: Sent;
  readonly resolve: (outcome: Outcome | Forged) => void;
  readonly reject: (error: Error) => void;
}

export class Checker {
  readonly #script: URL;
  readonly #limit: number;
  #worker: Worker | undefined;
  /** Whether the thread has started. */
  #isReady = false;
  #waiting: Job[] = [];
  #job: Job | undefined;
  #late: NodeJS.Timeout | undefined;

  constructor(script = new URL('./checkWorker.js', import.meta.url), limit = LIMIT) {
    this.#script = script;
    this.#limit = limit;
  }

  readonly check: Check = (sent) =>
    new Promise((resolve, reject) => {
      if (this.#waiting.length >= WAITING) {
        reject(new CheckerBusy('too many results wait to be checked'));
        return;
      }
      this.#waiting.push({ sent, resolve, reject });
      this.#next();
    });

  #next(): void {
    if (this.#job !== undefined) return;
    this.#job = this.#waiting.shift();
    if (this.#job === undefined) return;
    this.#worker ??= this.#hire();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage(this.#job.sent);
    if (this.#isReady) this.#watch();
  }

  /** From now on the time of the match counts, which a thread that still has to start has not begun. */
  #watch(): void {
    this.#late = setTimeout(() => {
      void this.#worker?.terminate();
      this.#worker = undefined;
      this.#end()?.resolve({ wrong: 'the match takes too long to be played again' });
    }, this.#limit);
    this.#late.unref();
  }

  #end(): Job | undefined {
    clearTimeout(this.#late);
    const job = this.#job;
    this.#job = undefined;
    this.#next();
    return job;
  }

  #hire(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    this.#isReady = false;
    worker.once('online', () => {
      if (this.#worker !== worker) return;
      this.#isReady = true;
      if (this.#job !== undefined) this.#watch();
    });
    const lost = (error: Error): void => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#end()?.reject(error);
    };
    worker.on('message', ({ outcome, error }: { outcome?: Outcome | Forged; error?: string }) => {
      if (this.#worker !== worker) return;
      const job = this.#end();
      if (outcome === undefined) job?.reject(new Error(error));
      else job?.resolve(outcome);
    });
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('the thread that checks results ended')));
    return worker;
  }

  async close(): Promise<void> {
    const left = [this.#job, ...this.#waiting.splice(0)];
    for (const job of left) job?.reject(new CheckerBusy('the server stops'));
    clearTimeout(this.#late);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

/** Bots think in threads of their own, so that nobody's move waits for them. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Action, View } from '../core/index.ts';
import type { Level } from '../net/index.ts';

/** All that a bot is given: what a person in its seat sees, and some luck. */
export interface Thought {
  readonly game: string;
  readonly level: Level;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly luck: readonly [number, number, number, number];
}

export type Thinker = (thought: Thought) => Promise<Action>;

export function freshLuck(): Thought['luck'] {
  const bytes = randomBytes(16);
  return [bytes.readInt32LE(0), bytes.readInt32LE(4), bytes.readInt32LE(8), bytes.readInt32LE(12)];
}

interface Job {
  readonly thought: Thought;
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
}

export class Thinkers {
  readonly #script: URL;
  readonly #most: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #waiting: Job[] = [];
  #closed = false;

  constructor(
    script = new URL('./botWorker.js', import.meta.url),
    most = Math.max(1, availableParallelism() - 1),
  ) {
    this.#script = script;
    this.#most = most;
  }

  readonly think: Thinker = (thought) =>
    new Promise((resolve, reject) => {
      this.#waiting.push({ thought, resolve, reject });
      this.#next();
    });

  get waiting(): number {
    return this.#waiting.length + this.#busy.size;
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#closed) return;
    const worker = this.#idle.pop() ?? (this.#busy.size < this.#most ? this.#hire() : undefined);
    const job = worker === undefined ? undefined : this.#waiting.shift();
    if (worker === undefined || job === undefined) return;
    this.#busy.set(worker, job);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(job.thought);
  }

  #hire(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('message', ({ action, error }: { action?: Action; error?: string }) => {
      const job = this.#busy.get(worker);
      this.#busy.delete(worker);
      this.#idle.push(worker);
      if (action === undefined) job?.reject(new Error(error));
      else job?.resolve(action);
      this.#next();
    });
    worker.on('error', (error) => this.#lost(worker, error));
    worker.on('exit', () => this.#lost(worker, new Error('a thinking thread ended')));
    return worker;
  }

  /** The job is given up; whoever looks after the match asks again. */
  #lost(worker: Worker, error: Error): void {
    const job = this.#busy.get(worker);
    this.#busy.delete(worker);
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
    job?.reject(error);
    this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.terminate()));
  }
}

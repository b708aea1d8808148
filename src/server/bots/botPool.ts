/** Bots think in threads of their own, so that nobody's move waits for them. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Action, View } from '../../core/index.ts';
import type { Level } from '../../protocol/index.ts';
import { type Claim, FairQueue } from './fairQueue.ts';

/** All that a bot is given: what a person in its seat sees, and some luck. */
export interface Thought {
  readonly game: string;
  readonly level: Level;
  /** Whose temper it has; empty for one that plays in an absent person's stead. */
  readonly person: string;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly luck: readonly [number, number, number, number];
}

/** Whom it is for. */
export interface For {
  readonly table: string;
  readonly address: string;
}

export type Think = (thought: Thought, whom: For) => Promise<Action>;

/** What a thread is sent: after the deadline, by `sharedClock`, it answers with what it has. */
export type Task = Thought & { readonly deadline: number };

export function freshLuck(): Thought['luck'] {
  const bytes = randomBytes(16);
  return [bytes.readInt32LE(0), bytes.readInt32LE(4), bytes.readInt32LE(8), bytes.readInt32LE(12)];
}

/** Milliseconds by a clock that all threads share and nobody sets. */
export const sharedClock = (): number => Number(process.hrtime.bigint() / 1_000_000n);

/** How long a bot may wait and think together, in milliseconds. */
const PATIENCE = 2000;

interface Job extends Claim {
  readonly thought: Thought;
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** Only for thoughts that take a moment, so that there is always a thread for them. */
  readonly isQuick: boolean;
  job: Job | undefined;
  since: number;
}

export class BotPool {
  readonly #script: URL;
  readonly #most: number;
  readonly #patience: number;
  readonly #threads = new Set<Thread>();
  readonly #queue = new FairQueue<Job>();
  #late: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    script = new URL('./botWorker.js', import.meta.url),
    most = Math.max(1, availableParallelism() - 1),
    patience = PATIENCE,
  ) {
    this.#script = script;
    this.#most = most;
    this.#patience = patience;
  }

  readonly think: Think = (thought, { table, address }) =>
    new Promise((resolve, reject) => {
      const deadline = sharedClock() + this.#patience;
      this.#queue.add({ level: thought.level, table, address, deadline, thought, resolve, reject });
      this.#next();
    });

  get waiting(): number {
    return this.#queue.size + [...this.#threads].filter(({ job }) => job !== undefined).length;
  }

  #next(): void {
    if (this.#closed) return;
    for (const isQuick of [true, false]) {
      const all = [...this.#threads].filter((thread) => thread.isQuick === isQuick);
      let free = (isQuick ? 1 : this.#most) - all.filter(({ job }) => job !== undefined).length;
      while (free-- > 0) {
        const job = this.#queue.next(sharedClock(), isQuick);
        if (job === undefined) break;
        this.#begin(all.find((thread) => thread.job === undefined) ?? this.#hire(isQuick), job);
      }
    }
    // Whoever waits too long becomes quick, and a thread for the quick may be free.
    if (this.#queue.size > 0)
      this.#late ??= setTimeout(() => {
        this.#late = undefined;
        this.#next();
      }, this.#patience / 8).unref();
  }

  #begin(thread: Thread, job: Job): void {
    thread.job = job;
    thread.since = sharedClock();
    const task: Task = { ...job.thought, deadline: job.deadline };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.worker.postMessage(task);
  }

  /** The thread is free again; returns what it was thinking about. */
  #end(thread: Thread): Job | undefined {
    const { job } = thread;
    thread.job = undefined;
    if (job !== undefined) this.#queue.spent(job, sharedClock() - thread.since);
    return job;
  }

  #hire(isQuick: boolean): Thread {
    const worker = new Worker(this.#script);
    const thread: Thread = { worker, isQuick, job: undefined, since: 0 };
    this.#threads.add(thread);
    worker.unref();
    worker.on('message', ({ action, error }: { action?: Action; error?: string }) => {
      const job = this.#end(thread);
      if (action === undefined) job?.reject(new Error(error));
      else job?.resolve(action);
      this.#next();
    });
    worker.on('error', (error) => this.#lost(thread, error));
    worker.on('exit', () => this.#lost(thread, new Error('a thinking thread ended')));
    return thread;
  }

  /** The job is given up; whoever looks after the match asks again. */
  #lost(thread: Thread, error: Error): void {
    this.#threads.delete(thread);
    this.#end(thread)?.reject(error);
    this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#late);
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }
}

/** Bots think in their own threads, so that no move waits for them. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Action, View } from '../../core/index.ts';
import type { Level } from '../../protocol/index.ts';
import { type QueuedTask, FairQueue } from './fairQueue.ts';

/** All input of a bot: the view of its seat, and randomness. */
export interface BotRequest {
  readonly game: string;
  readonly level: Level;
  /** The bot's name, which determines its style; empty for a bot that replaces an absent player. */
  readonly person: string;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly luck: readonly [number, number, number, number];
}

export interface BotRequestSource {
  readonly table: string;
  readonly address: string;
}

export type ChooseBotAction = (thought: BotRequest, whom: BotRequestSource) => Promise<Action>;

/** A thread's task. At the deadline, by `monotonicTime`, it answers with its best action so far. */
export type BotTask = BotRequest & { readonly deadline: number };

export function createRandomWords(): BotRequest['luck'] {
  const bytes = randomBytes(16);
  return [bytes.readInt32LE(0), bytes.readInt32LE(4), bytes.readInt32LE(8), bytes.readInt32LE(12)];
}

/** Milliseconds of a monotonic clock that all threads share. */
export const monotonicTime = (): number => Number(process.hrtime.bigint() / 1_000_000n);

/** Waiting and thinking together, in milliseconds. */
const MAX_THINKING_TIME = 2000;

interface Job extends QueuedTask {
  readonly thought: BotRequest;
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** Reserved for short tasks, so that they never wait for long ones. */
  readonly isQuick: boolean;
  job: Job | undefined;
  since: number;
}

export class BotPool {
  readonly #script: URL;
  readonly #most: number;
  readonly #maxTime: number;
  readonly #threads = new Set<Thread>();
  readonly #queue = new FairQueue<Job>();
  #timeout: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    script = new URL('./botWorker.js', import.meta.url),
    most = Math.max(1, availableParallelism() - 1),
    patience = MAX_THINKING_TIME,
  ) {
    this.#script = script;
    this.#most = most;
    this.#maxTime = patience;
  }

  readonly think: ChooseBotAction = (thought, { table, address }) =>
    new Promise((resolve, reject) => {
      const deadline = monotonicTime() + this.#maxTime;
      this.#queue.add({ level: thought.level, table, address, deadline, thought, resolve, reject });
      this.#startNext();
    });

  get waiting(): number {
    return this.#queue.size + [...this.#threads].filter(({ job }) => job !== undefined).length;
  }

  #startNext(): void {
    if (this.#closed) return;
    for (const isQuick of [true, false]) {
      const all = [...this.#threads].filter((thread) => thread.isQuick === isQuick);
      let free = (isQuick ? 1 : this.#most) - all.filter(({ job }) => job !== undefined).length;
      while (free-- > 0) {
        const job = this.#queue.takeNext(monotonicTime(), isQuick);
        if (job === undefined) break;
        this.#startJob(all.find((thread) => thread.job === undefined) ?? this.#startThread(isQuick), job);
      }
    }
    // A task that has waited too long becomes quick and may use a free quick thread.
    if (this.#queue.size > 0)
      this.#timeout ??= setTimeout(() => {
        this.#timeout = undefined;
        this.#startNext();
      }, this.#maxTime / 8).unref();
  }

  #startJob(thread: Thread, job: Job): void {
    thread.job = job;
    thread.since = monotonicTime();
    const task: BotTask = { ...job.thought, deadline: job.deadline };
    thread.worker.postMessage(task);
  }

  #finishJob(thread: Thread): Job | undefined {
    const { job } = thread;
    thread.job = undefined;
    if (job !== undefined) this.#queue.recordTime(job, monotonicTime() - thread.since);
    return job;
  }

  #startThread(isQuick: boolean): Thread {
    const worker = new Worker(this.#script);
    const thread: Thread = { worker, isQuick, job: undefined, since: 0 };
    this.#threads.add(thread);
    worker.unref();
    worker.on('message', ({ action, error }: { action?: Action; error?: string }) => {
      const job = this.#finishJob(thread);
      if (action === undefined) job?.reject(new Error(error));
      else job?.resolve(action);
      this.#startNext();
    });
    worker.on('error', (error) => this.#replaceThread(thread, error));
    worker.on('exit', () => this.#replaceThread(thread, new Error('a thinking thread ended')));
    return thread;
  }

  /** Fails the job and replaces its thread; the match driver tries again. */
  #replaceThread(thread: Thread, error: Error): void {
    this.#threads.delete(thread);
    this.#finishJob(thread)?.reject(error);
    this.#startNext();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timeout);
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }
}

/** The page's side of a worker that answers questions. */
import { toWorkerError } from '../../ui/browser/faults.ts';
import type { BotQuestion } from './botWorker.ts';
import type { PuzzleQuestion } from './puzzleWorker.ts';
import type { WorkerAnswer } from './workerEntry.ts';

export class WorkerClient {
  /** Starts with the first question. A failed worker answers nothing more; the next question starts another. */
  #worker: Worker | null = null;
  readonly #waiting = new Map<
    number,
    { resolve: (answer: unknown) => void; reject: (error: Error) => void }
  >();
  #id = 0;

  #start(): Worker {
    const worker = new Worker(new URL('./workerEntry.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<WorkerAnswer>) => {
      this.#waiting.get(id)?.resolve(answer);
      this.#waiting.delete(id);
    });
    worker.addEventListener('error', (event) => {
      this.close();
      for (const { reject } of this.#waiting.values()) reject(toWorkerError(event));
      this.#waiting.clear();
    });
    return worker;
  }

  /** `T` is what the asked function of the worker returns. */
  ask<T>(question: Omit<BotQuestion, 'id'> | Omit<PuzzleQuestion, 'id'>): Promise<T> {
    const id = ++this.#id;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ ...question, id });
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

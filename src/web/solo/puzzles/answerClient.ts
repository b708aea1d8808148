/** The page's side of the worker that answers wrong tries. */
import type { Action, View } from '../../../core/index.ts';
import type { OpponentReplies } from '../../../puzzles/index.ts';
import type { PuzzleReply, PuzzleQuestion } from '../../match/workers/puzzleWorker.ts';
import { toWorkerError } from '../../ui/browser/faults.ts';

export class AnswerClient {
  /** Starts with the first wrong try. */
  #worker: Worker | null = null;
  #id = 0;

  answer(game: string, view: View, action: Action): Promise<OpponentReplies | null> {
    const id = ++this.#id;
    const worker = (this.#worker ??= new Worker(
      new URL('../../match/workers/workerEntry.ts', import.meta.url),
      {
        type: 'module',
      },
    ));
    return new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent<PuzzleReply>): void => {
        if (data.id !== id) return;
        worker.removeEventListener('message', hear);
        resolve(data.answer);
      };
      worker.addEventListener('message', hear);
      worker.addEventListener('error', (event) => reject(toWorkerError(event)), { once: true });
      const tried: PuzzleQuestion = { id, game, tries: action, from: view };
      worker.postMessage(tried);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

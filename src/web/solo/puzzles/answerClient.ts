/** The page's end of whoever works out what a choice allows, away from the page. */
import type { Action, View } from '../../../core/index.ts';
import type { Answer } from '../../../puzzles/index.ts';
import type { Replied, Tried } from '../../match/workers/puzzleWorker.ts';

export class Answering {
  /** Started by the first wrong try. */
  #worker: Worker | null = null;
  #id = 0;

  /** Null if it cannot be worked out. */
  answer(game: string, view: View, action: Action): Promise<Answer | null> {
    const id = ++this.#id;
    const worker = (this.#worker ??= new Worker(new URL('../../match/workers/worker.ts', import.meta.url), {
      type: 'module',
    }));
    return new Promise((resolve) => {
      const hear = ({ data }: MessageEvent<Replied>): void => {
        if (data.id !== id) return;
        worker.removeEventListener('message', hear);
        resolve(data.answer);
      };
      worker.addEventListener('message', hear);
      worker.addEventListener('error', () => resolve(null), { once: true });
      const tried: Tried = { id, game, tries: action, from: view };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(tried);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

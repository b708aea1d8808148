import type { Hint } from '../../../bots/index.ts';
import type { Action, Player } from '../../../core/index.ts';
import type { BotAnswer, BotQuestion } from '../workers/botWorker.ts';
import { toWorkerError } from '../../ui/browser/faults.ts';

type BotRequest = Omit<BotQuestion, 'id' | 'bot' | 'person'>;

export class BotClient {
  /** Starts with the first question. A failed worker answers nothing more; the next question starts another. */
  #worker: Worker | null = null;
  readonly #waiting = new Map<
    number,
    { resolve: (answer: BotAnswer) => void; reject: (error: Error) => void }
  >();
  #id = 0;

  #start(): Worker {
    const worker = new Worker(new URL('../workers/workerEntry.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      this.#waiting.get(data.id)?.resolve(data);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener('error', (event) => {
      this.close();
      for (const { reject } of this.#waiting.values()) reject(toWorkerError(event));
      this.#waiting.clear();
    });
    return worker;
  }

  #request(asked: BotRequest, bot: string | null, person = ''): Promise<BotAnswer> {
    const question: BotQuestion = { ...asked, bot, person, id: ++this.#id };
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage(question);
    });
  }

  async choose({ level, name }: Extract<Player, { kind: 'bot' }>, asked: BotRequest): Promise<Action> {
    const answer = await this.#request(asked, level, name);
    if ('action' in answer) return answer.action;
    throw new Error('error' in answer ? answer.error : 'a bot has not chosen');
  }

  /** The strongest bot's opinion of the moves, or null if it has none. */
  async advise(asked: BotRequest): Promise<Hint | null> {
    const answer = await this.#request(asked, null);
    if ('advice' in answer) return answer.advice;
    throw new Error('error' in answer ? answer.error : 'no advice');
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

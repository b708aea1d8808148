/** A thread that chooses actions for bots: it receives a view and the legal actions, and answers with one. */
import { parentPort } from 'node:worker_threads';
import { loadBot } from '../../bots/index.ts';
import { FastRng } from '../../core/index.ts';
import { monotonicTime, type BotTask } from './botPool.ts';

async function think({ game, level, person, view, legal, luck, deadline }: BotTask): Promise<number> {
  const bot = await loadBot(game, level, person);
  if (bot === undefined) throw new Error(`${game} has no bot ${level}`);
  const [a, b, c, d] = luck;
  const isCancelled = (): boolean => monotonicTime() >= deadline;
  return bot.choose(view, legal, new FastRng(a, b, c, d), { isCancelled });
}

parentPort?.on('message', (task: BotTask) => {
  think(task).then(
    (action) => parentPort?.postMessage({ action }),
    (error: Error) => parentPort?.postMessage({ error: error.message }),
  );
});

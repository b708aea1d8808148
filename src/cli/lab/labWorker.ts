/** A worker thread of `tavola lab run`: it gets chunks of a plan and returns their files. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Chunk, Plan } from '../../lab/index.ts';
import { createAnswerer } from './playChunks.ts';

const answer = await createAnswerer(workerData as Plan);
let turn = Promise.resolve();
parentPort?.on('message', (chunk: Chunk) => {
  turn = turn.then(async () => parentPort?.postMessage(await answer(chunk)));
});

/** A worker thread of `tavola sim`: it is sent chunks of a plan and sends back what came out. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Chunk, loadPlan, type Plan, tallyChunk } from './tally.ts';

const plan = workerData as Plan;
const { game, bots } = await loadPlan(plan);
parentPort?.on('message', (chunk: Chunk) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ index: chunk.index, tally: tallyChunk(game, bots, plan, chunk) });
});

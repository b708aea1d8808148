/** A worker thread of `tavola puzzles`: it gets numbers of matches and returns the puzzles found in them. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Mined, createMiner, type MiningPlan } from './miningRun.ts';

const plan = workerData as MiningPlan;
const miner = await createMiner(plan);

parentPort?.on('message', (match: number) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(miner(match) satisfies Mined);
});

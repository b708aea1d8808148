/** A worker thread of `tavola puzzles`: it gets numbers of matches and returns the puzzles found in them. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Mined, createMiner, type MiningPlan } from './miningRun.ts';

const plan = workerData as MiningPlan;
const miner = await createMiner(plan);

parentPort?.on('message', (match: number) => {
  parentPort?.postMessage(miner(match) satisfies Mined);
});

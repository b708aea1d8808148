/** A worker thread of `tavola sim`: it gets chunks of a plan and returns their tallies. */
import { parentPort, workerData } from 'node:worker_threads';
import { RunError } from '../console/errors.ts';
import type { Chunk, SimulationPlan, Tally } from '../../lab/simulation.ts';
import { loadPlan, playChunk } from './loadPlan.ts';

export type ChunkResult =
  | { readonly index: number; readonly tally: Tally }
  | { readonly index: number; readonly failure: string };

const plan = workerData as SimulationPlan;
const loaded = await loadPlan(plan);

function answer(chunk: Chunk): ChunkResult {
  try {
    return { index: chunk.index, tally: playChunk(loaded, plan, chunk) };
  } catch (error) {
    // An error loses its class between threads.
    if (error instanceof RunError) return { index: chunk.index, failure: error.message };
    throw error;
  }
}

parentPort?.on('message', (chunk: Chunk) => {
  parentPort?.postMessage(answer(chunk));
});

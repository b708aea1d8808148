/** Plays chunks of a plan, in this thread or in several. */
import { Worker } from 'node:worker_threads';
import { deflateRawSync } from 'node:zlib';
import { type Chunk, EndlessMatch, playChunk, type Plan } from '../../lab/index.ts';
import { RunError } from '../console/errors.ts';
import { type LoadedPlan, loadLabPlan } from './planFile.ts';
import type { ChunkBytes } from './runFolder.ts';

/** Chunks queued per thread, so that it never waits for the next one. */
const AHEAD = 2;

export type LabAnswer = ChunkBytes | { readonly index: number; readonly failure: string };

export async function playChunkBytes(loaded: LoadedPlan, chunk: Chunk): Promise<ChunkBytes> {
  try {
    const { columns, record } = playChunk(await loaded.load(chunk.table), loaded.plan, chunk);
    return { index: chunk.index, rows: columns.toParquet(), record: deflateRawSync(record) };
  } catch (error) {
    if (error instanceof EndlessMatch) throw new RunError(error.message);
    throw error;
  }
}

type Finish = (chunk: ChunkBytes) => void | Promise<void>;

function runThread(worker: Worker, next: () => Chunk | undefined, finish: Finish): Promise<void> {
  return new Promise((resolve, reject) => {
    let owed = 0;
    const send = (): void => {
      const chunk = next();
      if (chunk === undefined) return;
      owed++;
      worker.postMessage(chunk);
    };
    worker.on('message', (answer: LabAnswer) => {
      if ('failure' in answer) {
        reject(new RunError(answer.failure));
        return;
      }
      Promise.resolve(finish(answer)).then(() => {
        owed--;
        send();
        if (owed === 0) resolve();
      }, reject);
    });
    worker.on('error', reject);
    for (let i = 0; i < AHEAD; i++) send();
    if (owed === 0) resolve();
  });
}

/** `next` gives the chunks to play, until there are none. */
export async function playChunks(
  loaded: LoadedPlan,
  jobs: number,
  next: () => Chunk | undefined,
  finish: Finish,
): Promise<void> {
  if (jobs === 1) {
    for (let chunk = next(); chunk !== undefined; chunk = next())
      await finish(await playChunkBytes(loaded, chunk));
    return;
  }
  const script = new URL('./labWorker.js', import.meta.url);
  const threads = Array.from({ length: jobs }, () => new Worker(script, { workerData: loaded.plan }));
  try {
    await Promise.all(threads.map((thread) => runThread(thread, next, finish)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** For the thread: answers chunks with their bytes. */
export async function createAnswerer(plan: Plan): Promise<(chunk: Chunk) => Promise<LabAnswer>> {
  const loaded = await loadLabPlan(plan);
  return async (chunk) => {
    try {
      return await playChunkBytes(loaded, chunk);
    } catch (error) {
      // An error loses its class between threads.
      if (error instanceof RunError) return { index: chunk.index, failure: error.message };
      throw error;
    }
  };
}

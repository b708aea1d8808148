/** `tavola lab run`: plays what a folder lacks, and stops tables that are known precisely. */
import { type Chunk, Summary } from '../../lab/index.ts';
import { playChunks } from './playChunks.ts';
import type { LoadedPlan } from './planFile.ts';
import { readRows, type ChunkBytes, type RunFolder } from './runFolder.ts';

export interface RunProgress {
  /** The completed part, from 0 to 1. */
  readonly share: number;
  readonly matches: number;
  /** The present interval of the table that was last played, in words. */
  readonly interval: string;
}

/** Decides, chunk by chunk in their order, when a table is known well enough: the same for any number of threads. */
export class TableProgress {
  readonly #loaded: LoadedPlan;
  readonly #folder: RunFolder;
  readonly #follows: boolean;
  readonly #queues: Chunk[][];
  readonly #summaries: Summary[];
  readonly #reached: number[];
  /** For each table, the number of its chunks that count; undefined while more may come. */
  readonly #stopped: (number | undefined)[];
  #interval = '';

  constructor(loaded: LoadedPlan, folder: RunFolder, follows: boolean) {
    this.#loaded = loaded;
    this.#folder = folder;
    this.#follows = follows || loaded.plan.precision !== null;
    this.#queues = loaded.tables.map((table) => loaded.chunks.filter((chunk) => chunk.table === table.index));
    this.#summaries = loaded.tables.map((table) => new Summary(table));
    this.#reached = loaded.tables.map(() => 0);
    this.#stopped = loaded.tables.map(() => undefined);
  }

  isStopped(table: number): boolean {
    return this.#stopped[table] !== undefined;
  }

  get interval(): string {
    return this.#interval;
  }

  /** Reads the chunks of a table that follow those read before. */
  async advance(table: number, finished: ReadonlySet<number>): Promise<void> {
    if (!this.#follows) return;
    const { precision } = this.#loaded.plan;
    const queue = this.#queues[table]!;
    while (!this.isStopped(table)) {
      const at = this.#reached[table]!;
      const chunk = queue[at];
      if (chunk === undefined || !finished.has(chunk.index)) return;
      const summary = this.#summaries[table]!;
      // Taken before the rows are read: another chunk may arrive meanwhile.
      this.#reached[table] = at + 1;
      summary.add(await readRows(this.#folder.rows(chunk.index), this.#loaded.tables[table]!));
      const { low, high } = summary.precision();
      const half = 50 * (high - low);
      this.#interval = `±${half.toFixed(2)}`;
      if (precision !== null && half <= precision) this.#stopped[table] = at + 1;
    }
  }

  /** Chunks beyond the stop, which other threads may have played. */
  surplus(): Chunk[] {
    return this.#queues.flatMap((queue, table) => queue.slice(this.#stopped[table] ?? queue.length));
  }
}

export async function runLab(
  loaded: LoadedPlan,
  folder: RunFolder,
  jobs: number,
  report: ((progress: RunProgress) => void) | undefined,
): Promise<void> {
  const finished = folder.finished();
  const progress = new TableProgress(loaded, folder, report !== undefined);
  for (const table of loaded.tables) await progress.advance(table.index, finished);
  const missing = loaded.chunks.filter(({ index }) => !finished.has(index));
  let at = 0;
  const next = (): Chunk | undefined => {
    while (at < missing.length && progress.isStopped(missing[at]!.table)) at++;
    return missing[at++];
  };
  let matches = 0;
  // One at a time, because the order of chunks decides when a table stops.
  let turn = Promise.resolve();
  const finish = (chunk: ChunkBytes): Promise<void> => {
    folder.write(chunk);
    finished.add(chunk.index);
    const { table, from, to } = loaded.chunks[chunk.index]!;
    matches += (to - from) * loaded.tables[table]!.config.seats;
    turn = turn.then(() => progress.advance(table, finished));
    return turn.then(() =>
      report?.({ share: finished.size / loaded.chunks.length, matches, interval: progress.interval }),
    );
  };
  await playChunks(loaded, jobs, next, finish);
  for (const { index } of progress.surplus()) folder.remove(index);
}

/** The summaries of all tables of a folder, from its rows. */
export async function summarizeFolder(loaded: LoadedPlan, folder: RunFolder): Promise<Summary[]> {
  const finished = folder.finished();
  const summaries = loaded.tables.map((table) => new Summary(table));
  for (const { index, table } of loaded.chunks)
    if (finished.has(index)) summaries[table]!.add(await readRows(folder.rows(index), loaded.tables[table]!));
  return summaries;
}

/** `tavola lab compare`: two tables on the same deals, with an interval that holds at every moment. */
import { existsSync, statSync } from 'node:fs';
import {
  type Chunk,
  type LabTable,
  type Plan,
  type Sequential,
  sequentialInterval,
  Summary,
} from '../../lab/index.ts';
import { UsageError } from '../console/arguments.ts';
import { type LoadedPlan, loadLabPlan, readPlan } from './planFile.ts';
import { playChunkBytes } from './playChunks.ts';
import { readRows, RunFolder } from './runFolder.ts';

/** The rows of one side, from a folder or played on demand. */
interface Side {
  readonly loaded: LoadedPlan;
  readonly table: LabTable;
  readonly chunks: readonly Chunk[];
  readonly summary: Summary;
  /** Undefined if a folder lacks it. */
  fetch(chunk: Chunk): Promise<Uint8Array | undefined>;
}

async function openSide(where: string, path: string, seed: string | undefined): Promise<Side> {
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const folder = isFolder ? RunFolder.open(path) : undefined;
  const plan: Plan = folder?.plan ?? readPlan(path);
  if (folder !== undefined && seed !== undefined && plan.seed !== seed)
    throw new UsageError(`argument ${where}: its seed is ${plan.seed}, not ${seed}: no deal is in both`);
  const loaded = await loadLabPlan({ ...plan, seed: seed ?? plan.seed });
  const [table] = loaded.tables;
  if (table === undefined) throw new UsageError(`argument ${where}: ${path} has no table`);
  const finished = folder?.finished();
  return {
    loaded,
    table,
    chunks: loaded.chunks.filter((chunk) => chunk.table === 0),
    summary: new Summary(table),
    fetch: async (chunk) => {
      if (folder !== undefined)
        return finished?.has(chunk.index) === true ? folder.rows(chunk.index) : undefined;
      return (await playChunkBytes(loaded, chunk)).rows;
    },
  };
}

/** Whether the share of the first bot differs from a fair one by more than the seat. */
const isMixed = ({ bots }: LabTable): boolean => new Set(bots).size > 1;

function describe({ game, config, bots, variant }: LabTable): string {
  const set = Object.entries({ ...config.options, ...config.knobs }).map(([id, value]) => `${id}=${value}`);
  const names = new Set(bots).size === 1 ? `${bots[0]} ×${bots.length}` : bots.join(', ');
  return [`${game}, ${config.seats} seats, ${names}`, ...set, variant]
    .filter((text) => text !== '')
    .join(', ');
}

const points = (share: number): string =>
  Number.isFinite(share) ? `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(2)}` : 'unknown';

function verdict({ mean, low, high, pairs }: Sequential, until: number, stopped: boolean): string {
  const interval = `${points(low)} to ${points(high)}`;
  const lead = `B − A: ${points(mean)} points (${interval}, 95% at every moment), ${pairs.toLocaleString('en')} deals`;
  if (low > 0) return `${lead}\nB wins more.`;
  if (high < 0) return `${lead}\nA wins more.`;
  if (50 * (high - low) <= until) return `${lead}\nThe difference is at most ± ${until} points around this.`;
  return `${lead}\n${stopped ? 'No difference is clear yet' : 'All deals are played, and no difference is clear'}; more matches decide.`;
}

export async function compareRuns(a: string, b: string, until: number): Promise<string> {
  const one = await openSide('A', a, undefined);
  const two = await openSide('B', b, one.loaded.plan.seed);
  if (one.table.config.seats !== two.table.config.seats)
    throw new UsageError('argument B: expected as many seats as A has: the same deals need the same seats');
  const measure = isMixed(one.table) || isMixed(two.table) ? 'first' : 'starting';
  const differences: number[] = [];
  let clear: Sequential = sequentialInterval([]);
  for (let at = 0; at < Math.min(one.chunks.length, two.chunks.length); at++) {
    // The interval holds at every moment, so reading it after each chunk does not mislead.
    const [first, second] = [await one.fetch(one.chunks[at]!), await two.fetch(two.chunks[at]!)];
    if (first === undefined || second === undefined) break;
    one.summary.add(await readRows(first, one.table));
    two.summary.add(await readRows(second, two.table));
    const [before, after] = [one.summary.deals[measure], two.summary.deals[measure]];
    while (differences.length < Math.min(before.length, after.length))
      differences.push(after[differences.length]! - before[differences.length]!);
    clear = sequentialInterval(differences);
    if (clear.low > 0 || clear.high < 0 || 50 * (clear.high - clear.low) <= until) break;
  }
  const of =
    measure === 'first' ? `of ${one.table.bots[0]} and ${two.table.bots[0]}` : 'of the seat that begins';
  return [
    `A: ${describe(one.table)}`,
    `B: ${describe(two.table)}`,
    `The share of victories ${of}, paired by deal:`,
    verdict(clear, until, differences.length < one.summary.summary.deals),
  ].join('\n');
}

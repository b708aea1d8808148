/** `tavola puzzles`: threads search matches of self-play for puzzles, and finds are saved at once. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Bot } from '../../bots/index.ts';
import type { Config, Game } from '../../core/index.ts';
import { DEPTH, MARGIN, type MiningSetup, mineMatch, loadMiningSetup } from '../../puzzles/minePuzzles.ts';
import { type StoredPuzzle, parsePuzzleLine, formatPuzzleLine } from '../../puzzles/index.ts';
import { loadGame, UsageError } from '../console/arguments.ts';
import { isOwnGame, loadGameBot } from '../console/ownFiles.ts';

/** All parameters that the finds depend on; sent to every thread. */
export interface MiningPlan {
  readonly game: string;
  readonly seed: string;
  /** The only kind of table to search; all kinds in turn if it is missing. */
  readonly table?: Config;
}

export interface Mined {
  readonly match: number;
  readonly found: readonly string[];
}

/** The same for a game from a file: its bots are those that play any game. */
async function createMiningSetup(game: Game): Promise<MiningSetup> {
  const load = async (name: string): Promise<Bot> => (await loadGameBot(game, name))!;
  const [easy, medium, hard, expert] = await Promise.all([
    load('easy'),
    load('medium'),
    load('hard'),
    load('expert'),
  ]);
  return {
    game,
    levels: { easy, medium, hard, expert },
    expert: expert as MiningSetup['expert'],
    master: (await load('master')) as MiningSetup['master'],
    hasty: easy,
    reasons: undefined,
  };
}

export async function findMiningSetup(game: Game): Promise<MiningSetup> {
  const found = isOwnGame(game) ? await createMiningSetup(game) : await loadMiningSetup(game);
  if (found === undefined) throw new UsageError(`argument GAME: ${game.id} has no bots that search`);
  return found;
}

type Miner = (match: number) => Mined;

export async function createMiner({ game, seed, table }: MiningPlan): Promise<Miner> {
  const opened = await findMiningSetup(await loadGame(game));
  return (match) => ({ match, found: mineMatch(opened, seed, match, table).map(formatPuzzleLine) });
}

/** The first line of a file of finds: finds with other parameters must not be mixed with them. */
const formatHead = ({ game, seed, table }: MiningPlan, version: number): string =>
  JSON.stringify({ game, version, seed, table, margin: MARGIN, depth: DEPTH });

/** The matches searched before, without a line that was cut off; null if there is no such file. */
function readKept(file: string, head: string): Mined[] | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new UsageError(`option --keep: cannot read ${file} (${(error as Error).message})`);
  }
  const [first = '', ...lines] = text.split('\n');
  // The very first line may have been cut off too.
  if (head.startsWith(text)) return null;
  if (first !== head)
    throw new UsageError(
      `option --keep: ${file} has other finds (${first.slice(0, 100)}), not ${head}; choose another file`,
    );
  return lines.flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Mined];
    } catch {
      return [];
    }
  });
}

export interface MiningRequest extends MiningPlan {
  readonly want: number;
  readonly keep: string;
  readonly jobs: number;
  readonly done: (found: number, matches: number) => void;
}

/** Searches until there are enough puzzles, including those found before; returns all, ordered by match. */
export async function minePuzzles(
  wish: MiningRequest,
  version: number,
  open = createMiner,
): Promise<StoredPuzzle[]> {
  const { game, seed, table, want, keep, jobs, done } = wish;
  const plan = { game, seed, ...(table === undefined ? {} : { table }) };
  const head = formatHead(plan, version);
  const kept = readKept(keep, head);
  const mined = new Map((kept ?? []).map((one) => [one.match, one]));
  const count = (): number => [...mined.values()].reduce((sum, { found }) => sum + found.length, 0);
  mkdirSync(dirname(keep), { recursive: true });
  if (kept === null) writeFileSync(keep, `${head}\n`);
  // Leaves a line that was cut off behind, on a line of its own.
  else appendFileSync(keep, '\n');
  let next = 0;
  const begin = (): number | undefined => {
    if (count() >= want) return undefined;
    while (mined.has(next)) next++;
    return next++;
  };
  const finish = (one: Mined): void => {
    mined.set(one.match, one);
    appendFileSync(keep, `${JSON.stringify(one)}\n`);
    done(count(), mined.size);
  };
  done(count(), mined.size);
  if (jobs === 1) {
    const miner = await open(plan);
    for (let match = begin(); match !== undefined; match = begin()) finish(miner(match));
  } else await inThreads(plan, jobs, begin, finish);
  return [...mined.values()]
    .toSorted((a, b) => a.match - b.match)
    .flatMap(({ found }) => found.map(parsePuzzleLine));
}

async function inThreads(
  plan: MiningPlan,
  jobs: number,
  begin: () => number | undefined,
  finish: (one: Mined) => void,
): Promise<void> {
  const script = new URL('./mineWorker.js', import.meta.url);
  const threads = Array.from({ length: jobs }, () => new Worker(script, { workerData: plan }));
  const work = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const send = (): void => {
        const match = begin();
        if (match === undefined) {
          resolve();
          return;
        }
        thread.postMessage(match);
      };
      thread.on('message', (one: Mined) => {
        finish(one);
        send();
      });
      thread.on('error', reject);
      send();
    });
  try {
    await Promise.all(threads.map(work));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

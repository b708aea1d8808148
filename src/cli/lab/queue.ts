/** A plan that many machines play: one job per chunk in PostgreSQL, and its files in a table. */
import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import pg from 'pg';
import PgBoss from 'pg-boss';
import type { Chunk, Plan } from '../../lab/index.ts';
import { RunError } from '../console/errors.ts';
import { UsageError } from '../console/arguments.ts';
import { codeFingerprint, type LoadedPlan, loadLabPlan, planHash } from './planFile.ts';
import { playChunkBytes } from './playChunks.ts';
import { type RunProgress, TableProgress } from './labRun.ts';
import type { ChunkBytes, RunFolder } from './runFolder.ts';

const SCHEMA = 'tavola_lab';
const QUEUE_SCHEMA = 'tavola_lab_jobs';

const TABLES = `
  create schema if not exists ${SCHEMA};
  create table if not exists ${SCHEMA}.plans (
    hash text primary key, plan text not null, fingerprint text not null);
  create table if not exists ${SCHEMA}.chunks (
    plan text not null references ${SCHEMA}.plans on delete cascade,
    chunk integer not null, rows bytea not null, record bytea not null, primary key (plan, chunk));
  create table if not exists ${SCHEMA}.checks (
    plan text not null references ${SCHEMA}.plans on delete cascade,
    chunk integer not null, equal boolean not null, primary key (plan, chunk));
`;

/** One chunk in this many is played twice and compared. */
const CHECK_EVERY = 100;
const POLL_MS = 250;
/** How many chunks the machine that runs a plan reads from the database at once. */
const BATCH = 20;

interface Job {
  readonly plan: string;
  readonly chunk: number;
  readonly check: boolean;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** A queue for each plan: a worker takes jobs only of plans of its own code. */
const queueName = (plan: string): string => `plan-${plan}`;

/** The same job has the same id, so that a plan queued again adds nothing. */
function jobId({ plan, chunk, check }: Job): string {
  const hex = createHash('sha256').update(`${plan}/${chunk}/${check}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function open(address: string, supervises: boolean): Promise<{ pool: pg.Pool; boss: PgBoss }> {
  const pool = new pg.Pool({ connectionString: address, max: 2 });
  pool.on('error', () => undefined); // The next query reports it.
  const boss = new PgBoss({
    connectionString: address,
    schema: QUEUE_SCHEMA,
    max: 2,
    schedule: false,
    supervise: supervises,
    maintenanceIntervalSeconds: 1,
  });
  let fault: Error | undefined;
  boss.on('error', (error) => (fault = error));
  try {
    const client = await pool.connect();
    try {
      // Two processes that start together would create the tables twice.
      await client.query('select pg_advisory_lock(8131)');
      await client.query(TABLES);
      await boss.start();
    } finally {
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw new UsageError(`the queue ${new URL(address).host} cannot be opened: ${String(fault ?? error)}`);
  }
  return { pool, boss };
}

async function queueChunks(
  boss: PgBoss,
  plan: string,
  chunks: readonly Chunk[],
  patience: number,
): Promise<void> {
  const name = queueName(plan);
  await boss.createQueue(name);
  const jobs = chunks.flatMap(({ index }): Job[] => [
    { plan, chunk: index, check: false },
    ...(index % CHECK_EVERY === 0 ? [{ plan, chunk: index, check: true }] : []),
  ]);
  await boss.insert(
    jobs.map((data) => ({
      id: jobId(data),
      name,
      data,
      // Chunks in their order, then the checks.
      priority: data.check ? 0 : 1,
      expireInSeconds: patience,
      retryLimit: 1000,
      retryDelay: data.check ? 1 : 0,
    })),
  );
}

/** Queues what the folder lacks, and writes what the workers play. */
export async function runQueue(
  loaded: LoadedPlan,
  folder: RunFolder,
  address: string,
  patience: number,
  report: ((progress: RunProgress) => void) | undefined,
): Promise<void> {
  const { plan, chunks } = loaded;
  const hash = planHash(plan);
  const finished = folder.finished();
  const progress = new TableProgress(loaded, folder, report !== undefined);
  for (const table of loaded.tables) await progress.advance(table.index, finished);
  const { pool, boss } = await open(address, true);
  let matches = 0;
  try {
    await pool.query(
      `insert into ${SCHEMA}.plans values ($1, $2, $3) on conflict (hash) do update set fingerprint = excluded.fingerprint`,
      [hash, JSON.stringify(plan), folder.fingerprint],
    );
    const lacking = (): Chunk[] =>
      chunks.filter(({ index, table }) => !finished.has(index) && !progress.isStopped(table));
    const queued = lacking();
    await queueChunks(boss, hash, queued, patience);
    while (lacking().length > 0) {
      const { rows } = await pool.query<{ chunk: number; rows: Buffer; record: Buffer }>(
        `select chunk, rows, record from ${SCHEMA}.chunks where plan = $1 and chunk = any($2) limit ${BATCH}`,
        [hash, lacking().map(({ index }) => index)],
      );
      for (const row of rows) {
        folder.write({ index: row.chunk, rows: row.rows, record: row.record });
        finished.add(row.chunk);
        const { table, from, to } = chunks[row.chunk]!;
        matches += (to - from) * loaded.tables[table]!.config.seats;
        await progress.advance(table, finished);
        report?.({ share: finished.size / chunks.length, matches, interval: progress.interval });
      }
      if (rows.length === 0) await pause();
    }
    await awaitChecks(
      pool,
      hash,
      queued.filter(({ index }) => index % CHECK_EVERY === 0 && finished.has(index)),
    );
    await boss.purgeQueue(queueName(hash));
    await pool.query(`delete from ${SCHEMA}.plans where hash = $1`, [hash]);
  } finally {
    await boss.stop({ graceful: false });
    await pool.end();
  }
  for (const { index } of progress.surplus()) folder.remove(index);
}

/** Waits until the chunks of the sample were played twice. Throws if two machines differ. */
async function awaitChecks(pool: pg.Pool, hash: string, due: readonly Chunk[]): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ chunk: number; equal: boolean }>(
      `select chunk, equal from ${SCHEMA}.checks where plan = $1`,
      [hash],
    );
    const wrong = rows.find(({ equal }) => !equal);
    if (wrong !== undefined)
      throw new RunError(`chunk ${wrong.chunk} was played twice with different results: the machines differ`);
    if (due.every(({ index }) => rows.some(({ chunk }) => chunk === index))) return;
    await pause();
  }
}

class QueueWorker {
  readonly #pool: pg.Pool;
  readonly #boss: PgBoss;
  readonly #plans = new Map<string, LoadedPlan>();
  played = 0;

  constructor(pool: pg.Pool, boss: PgBoss) {
    this.#pool = pool;
    this.#boss = boss;
  }

  /** The plans of this code. Throws if there are only plans of other code. */
  async #listPlans(): Promise<string[]> {
    const { rows } = await this.#pool.query<{ hash: string; plan: string; fingerprint: string }>(
      `select hash, plan, fingerprint from ${SCHEMA}.plans`,
    );
    const own = rows.filter(
      ({ plan, fingerprint }) => codeFingerprint(JSON.parse(plan) as Plan) === fingerprint,
    );
    const [other] = rows;
    if (own.length === 0 && other !== undefined)
      throw new RunError(
        `plan ${other.hash} was queued by other code (${other.fingerprint}); this is ${codeFingerprint(JSON.parse(other.plan) as Plan)}. Install the same version of everything on all machines`,
      );
    for (const { hash, plan } of own)
      if (!this.#plans.has(hash)) this.#plans.set(hash, await loadLabPlan(JSON.parse(plan) as Plan));
    return own.map(({ hash }) => hash);
  }

  /** Plays one chunk of any plan. `empty` if no plan is left, `idle` if there is nothing to do now. */
  async step(): Promise<'played' | 'idle' | 'empty'> {
    const hashes = await this.#listPlans();
    if (hashes.length === 0) return 'empty';
    for (const hash of hashes) {
      const name = queueName(hash);
      if ((await this.#boss.getQueue(name)) === null) continue;
      const [job] = await this.#boss.fetch<Job>(name);
      if (job === undefined) continue;
      try {
        await this.#play(this.#plans.get(hash)!, job.data);
        await this.#boss.complete(name, job.id);
        return 'played';
      } catch (error) {
        await this.#boss.fail(name, job.id, { message: String(error) });
        if (!(error instanceof NotYetPlayed)) throw error;
      }
    }
    return 'idle';
  }

  async #play(loaded: LoadedPlan, { plan, chunk, check }: Job): Promise<void> {
    const known = await this.#pool.query<{ rows: Buffer; record: Buffer }>(
      `select rows, record from ${SCHEMA}.chunks where plan = $1 and chunk = $2`,
      [plan, chunk],
    );
    const [before] = known.rows;
    if (check && before === undefined) throw new NotYetPlayed();
    if (!check && before !== undefined) return;
    const bytes = await playChunkBytes(loaded, loaded.chunks[chunk]!);
    this.played++;
    if (before === undefined) {
      await this.#pool.query(
        `insert into ${SCHEMA}.chunks select $1, $2, $3, $4 where exists (select from ${SCHEMA}.plans where hash = $1) on conflict do nothing`,
        [plan, chunk, bytes.rows, bytes.record],
      );
      return;
    }
    await this.#pool.query(
      `insert into ${SCHEMA}.checks select $1, $2, $3 where exists (select from ${SCHEMA}.plans where hash = $1) on conflict do nothing`,
      [plan, chunk, isEqual(bytes, before)],
    );
  }
}

/** The compressed bytes may differ between processors, what they contain may not. */
const isEqual = (one: Omit<ChunkBytes, 'index'>, other: Omit<ChunkBytes, 'index'>): boolean =>
  Buffer.compare(one.rows, other.rows) === 0 &&
  Buffer.compare(inflateRawSync(one.record), inflateRawSync(other.record)) === 0;

class NotYetPlayed extends Error {}

/** `tavola lab work`: returns the number of chunks played. */
export async function work(address: string, untilEmpty: boolean): Promise<number> {
  const { pool, boss } = await open(address, false);
  const worker = new QueueWorker(pool, boss);
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    while (!stopping.signal.aborted) {
      const step = await worker.step();
      if (step === 'empty' && untilEmpty) break;
      if (step !== 'played') await pause();
    }
  } finally {
    process.off('SIGTERM', stop);
    process.off('SIGINT', stop);
    await boss.stop({ graceful: false });
    await pool.end();
  }
  return worker.played;
}

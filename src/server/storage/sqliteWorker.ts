/**
 * The worker of the embedded database: messages that have arrived together share one commit. Messages are JSON texts,
 * which cross to the other thread faster than a structured clone.
 */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';

export type Value = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Value[];
}

/** Changes that accompany the entry of that index, if it gets its version. */
export type RowChanges = readonly (Statement & { readonly index: number })[];

export type ThreadRequest =
  | ({ readonly kind: 'query' } & Statement)
  /** All or nothing. */
  | { readonly kind: 'together'; readonly statements: readonly Statement[] }
  /** Entries of the log, six values each. */
  | { readonly kind: 'append'; readonly values: readonly Value[]; readonly changes: RowChanges }
  | { readonly kind: 'close' };

export interface ThreadAnswer {
  readonly id: number;
  readonly rows?: readonly unknown[];
  readonly changed?: number;
  readonly lost?: readonly number[];
  readonly error?: { readonly message: string; readonly code: number };
}

type Message = ThreadRequest & { readonly id: number };
type Append = Extract<Message, { kind: 'append' }>;

/** Every commit is on the disk before any caller learns of it. */
const PRAGMAS = [
  'pragma busy_timeout = 5000',
  // For new files: each row of a commit is in another page, so small pages mean less to write.
  'pragma page_size = 1024',
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma wal_autocheckpoint = 16000',
  'pragma journal_size_limit = 67108864',
  // Deleted data is overwritten, not only marked as free.
  'pragma secure_delete = on',
];
/** While another program locks the file, writes are retried and reads continue, so SQLite itself must not wait. */
const BUSY = 5;
const RETRY = 25;
/** How long a write waits for another program, in milliseconds. */
const MAX_BUSY_TIME = 5000;
const COLUMNS = 6;
const MAX_VALUES = 64 * COLUMNS;
/** SQLite's error code for a version that is taken. */
const CONSTRAINT = 19;

const port = parentPort!;
const { file } = workerData as { readonly file: string };
const database = new DatabaseSync(file);
for (const pragma of PRAGMAS) database.exec(pragma);
database.exec('pragma busy_timeout = 0');

/** Statements are prepared once and kept: there are only a few dozen texts. */
const preparedStatements = new Map<
  string,
  { readonly statement: StatementSyncInstance; readonly reads: boolean }
>();
function prepared(sql: string): { readonly statement: StatementSyncInstance; readonly reads: boolean } {
  const known = preparedStatements.get(sql);
  if (known !== undefined) return known;
  const statement = database.prepare(sql);
  const made = { statement, reads: statement.columns().length > 0 };
  if (preparedStatements.size < 500) preparedStatements.set(sql, made);
  return made;
}

function run({ sql, parameters }: Statement): Omit<ThreadAnswer, 'id'> {
  const { statement, reads } = prepared(sql);
  if (reads) return { rows: statement.all(...(parameters as Value[])) };
  return { changed: statement.run(...(parameters as Value[])).changes };
}

const BEGIN: Statement = { sql: 'begin immediate', parameters: [] };
const COMMIT: Statement = { sql: 'commit', parameters: [] };

function together<T>(work: () => T): T {
  run(BEGIN);
  try {
    const result = work();
    run(COMMIT);
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

const inserts: string[] = [];
const insertStatement = (rows: number): string =>
  (inserts[rows] ??= `insert into log (match, version, at, seat, action, deed) values ${Array.from(
    { length: rows },
    () => '(?, ?, ?, ?, ?, ?)',
  ).join(', ')}`);

function insert(values: readonly Value[]): void {
  run({ sql: insertStatement(values.length / COLUMNS), parameters: values });
}

/** Assumes that every entry gets its version; a constraint fails if two writers race. */
function appendAll(appends: readonly Append[]): ThreadAnswer[] {
  const values = appends.length === 1 ? appends[0]!.values : appends.flatMap((one) => one.values);
  const changes = appends.flatMap((one) => one.changes);
  // A single statement is atomic by itself.
  if (values.length <= MAX_VALUES && changes.length === 0) insert(values);
  else
    together(() => {
      for (let i = 0; i < values.length; i += MAX_VALUES) insert(values.slice(i, i + MAX_VALUES));
      for (const change of changes) run(change);
    });
  return appends.map(({ id }) => ({ id, lost: [] }));
}

function appendEach(appends: readonly Append[]): ThreadAnswer[] {
  const sql = `${insertStatement(1)} on conflict (match, version) do nothing`;
  return together(() =>
    appends.map(({ id, values, changes }) => {
      const lost: number[] = [];
      for (let index = 0; index < values.length / COLUMNS; index++) {
        const parameters = values.slice(index * COLUMNS, (index + 1) * COLUMNS);
        if (run({ sql, parameters }).changed === 0) lost.push(index);
      }
      for (const change of changes) if (!lost.includes(change.index)) run(change);
      return { id, lost };
    }),
  );
}

function append(appends: readonly Append[]): ThreadAnswer[] {
  try {
    return appendAll(appends);
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === CONSTRAINT) return appendEach(appends);
    throw error;
  }
}

function runRequest(message: Exclude<Message, Append>): Omit<ThreadAnswer, 'id'> {
  if (message.kind === 'query') return run(message);
  if (message.kind === 'together')
    return together(() => {
      for (const statement of message.statements) run(statement);
      return {};
    });
  // The file alone holds everything from now on.
  database.exec(`pragma busy_timeout = ${MAX_BUSY_TIME}`);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  return {};
}

interface WaitingJob {
  readonly messages: readonly Message[];
  readonly work: () => readonly ThreadAnswer[];
  readonly until: number;
}

/** Jobs delayed by another program's lock, oldest first. */
const waiting: WaitingJob[] = [];
let retry: NodeJS.Timeout | undefined;

/**
 * One answer per message, or an error for all of them; undefined while another program locks the file. Callers wait
 * for an answer before they send what depends on it, so the order of delayed jobs does not matter.
 */
function tryJob({ messages, work, until }: WaitingJob): readonly ThreadAnswer[] | undefined {
  try {
    return work();
  } catch (error) {
    const { message, errcode = 0 } = error as Error & { errcode?: number };
    if ((errcode & 255) === BUSY && performance.now() < until) return undefined;
    return messages.map(({ id }) => ({ id, error: { message, code: errcode } }));
  }
}

const post = (answers: readonly ThreadAnswer[]): void => port.postMessage(JSON.stringify(answers));

function runJob(messages: readonly Message[], work: () => readonly ThreadAnswer[]): void {
  const one: WaitingJob = { messages, work, until: performance.now() + MAX_BUSY_TIME };
  const answers = tryJob(one);
  if (answers === undefined) {
    waiting.push(one);
    retry ??= setInterval(retryJobs, RETRY);
  } else post(answers);
}

function retryJobs(): void {
  for (const one of waiting.splice(0)) {
    const answers = tryJob(one);
    if (answers === undefined) waiting.push(one);
    else post(answers);
  }
  if (waiting.length > 0) return;
  clearInterval(retry);
  retry = undefined;
}

function end(): void {
  clearInterval(retry);
  for (const { messages } of waiting.splice(0))
    post(
      messages.map(({ id }): ThreadAnswer => ({
        id,
        error: { message: 'the database is closed', code: BUSY },
      })),
    );
  port.close();
}

port.on('message', (first: string) => {
  const messages = [JSON.parse(first) as Message];
  for (;;) {
    const next = receiveMessageOnPort(port);
    if (next === undefined) break;
    messages.push(JSON.parse(next.message as string) as Message);
  }
  const appends: Append[] = [];
  const flush = (): void => {
    if (appends.length === 0) return;
    const all = appends.splice(0);
    runJob(all, () => append(all));
  };
  for (const message of messages) {
    if (message.kind === 'append') {
      appends.push(message);
      continue;
    }
    flush();
    runJob([message], () => [{ id: message.id, ...runRequest(message) }]);
    if (message.kind === 'close') end();
  }
  flush();
});
post([{ id: 0 }]);

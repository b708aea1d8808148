/**
 * The embedded database on the main thread: sends everything to its worker, so that the loop never waits for the
 * disk.
 */
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type StorageAdvice, StorageError } from './errors.ts';
import type { ThreadAnswer, ThreadRequest, RowChanges, Statement, Value } from './sqliteWorker.ts';

const FULL = 13;
const READ_ONLY = 8;
const IO = 10;
const CANNOT_OPEN = 14;
const BUSY = 5;
const CORRUPT = 11;
const NO_DATABASE = 26;
const SENTENCES: { readonly [code: number]: string } = {
  [FULL]: 'the disk is full',
  [READ_ONLY]: 'the folder or its files may only be read',
  [IO]: 'the disk cannot be read or written',
  [BUSY]: 'another program has locked the database',
  [CORRUPT]: 'the database is damaged',
  [NO_DATABASE]: 'the database is damaged',
  [CANNOT_OPEN]: 'the file of the database cannot be opened or made',
};

/** The low byte of an extended code is the plain code. */
const storageError = (message: string, code: number): StorageError => {
  const sentence = SENTENCES[code & 255];
  return new StorageError(
    sentence === undefined ? message : `${sentence} (${message})`,
    adviceForCode(code & 255),
  );
};

const adviceForCode = (code: number): StorageAdvice | undefined =>
  code === BUSY ? 'locked' : code === CORRUPT || code === NO_DATABASE ? 'damaged' : undefined;

interface PendingAnswer {
  readonly resolve: (answer: ThreadAnswer) => void;
  readonly reject: (error: Error) => void;
}

export class SqliteThread {
  readonly #file: string;
  readonly #script: URL;
  readonly #waiting = new Map<number, PendingAnswer>();
  #worker: Worker | undefined;
  #next = 1;
  #closed = false;

  private constructor(file: string, script: URL) {
    this.#file = file;
    this.#script = script;
  }

  static async open(file: string, script: URL): Promise<SqliteThread> {
    const thread = new SqliteThread(file, script);
    await new Promise<ThreadAnswer>((resolve, reject) => {
      thread.#waiting.set(0, { resolve, reject });
      thread.#start();
    });
    return thread;
  }

  #start(): Worker {
    const worker = new Worker(this.#script, { workerData: { file: this.#file } });
    worker.on('message', (answers: string) => {
      for (const answer of JSON.parse(answers) as readonly ThreadAnswer[]) this.#resolve(answer);
    });
    worker.on('error', (error: Error & { errcode?: number }) =>
      this.#restart(worker, storageError(error.message, error.errcode ?? 0)),
    );
    worker.on('exit', () => this.#restart(worker, new StorageError('the thread of the database has ended')));
    return (this.#worker = worker);
  }

  #resolve(answer: ThreadAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.error === undefined) waiting?.resolve(answer);
    else waiting?.reject(storageError(answer.error.message, answer.error.code));
  }

  /** After a crash, callers must check the log for their writes; the next call starts a new thread. */
  #restart(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #request(ask: ThreadRequest): Promise<ThreadAnswer> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new StorageError('the database is closed'));
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      (this.#worker ?? this.#start()).postMessage(JSON.stringify({ ...ask, id }));
    });
  }

  query({ sql, parameters }: Statement): Promise<ThreadAnswer> {
    return this.#request({ kind: 'query', sql, parameters });
  }

  async together(statements: readonly Statement[]): Promise<void> {
    await this.#request({ kind: 'together', statements });
  }

  async append(values: readonly Value[], changes: RowChanges): Promise<readonly number[]> {
    const { lost } = await this.#request({ kind: 'append', values, changes });
    return lost ?? [];
  }

  /** Afterwards the file alone holds everything. */
  async close(): Promise<void> {
    if (this.#closed) return;
    const closing = this.#request({ kind: 'close' });
    this.#closed = true;
    // The worker exits by itself: terminating it in the middle of native code can crash the process.
    const ended = new Promise((resolve) => this.#worker?.once('exit', resolve));
    await closing;
    await ended;
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changed } = await this.#thread.query({ sql, parameters: parameters as readonly Value[] });
    return { rows: (rows ?? []) as R[], numAffectedRows: BigInt(changed ?? 0) };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for it, and nobody streams
  async *streamQuery<R>(): AsyncGenerator<QueryResult<R>> {
    throw new Error('nothing is streamed from the embedded database');
  }
}

/** Transactions of several messages are only for migrations, before other callers use the thread. */
class ThreadDriver implements Driver {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return new ThreadConnection(this.#thread);
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Immediate: a process that migrates too waits here, instead of failing halfway.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

/** SQLite can roll back schema changes, but Kysely does not use that by default. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export const threadDialect = (thread: SqliteThread): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new ThreadDriver(thread),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

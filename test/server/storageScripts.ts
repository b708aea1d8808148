/** The database's thread for tests: its source without types, since Node runs no TypeScript. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { transformWithOxc } from 'vite';

const SOURCE = join(import.meta.dirname, '../../src/server/storage/sqliteWorker.ts');
const FOLDER = join(import.meta.dirname, '../../build/test');

async function make(name: string, change: (code: string) => string): Promise<URL> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.js`);
  // Test files run at the same time, so no file may be visible half-written.
  const part = join(FOLDER, `${name}-${process.pid}-${threadId}.js`);
  writeFileSync(part, change(code));
  renameSync(part, file);
  return pathToFileURL(file);
}

let made: Promise<URL> | undefined;
export const storageScript = (): Promise<URL> => (made ??= make('storageWorker', (code) => code));

/** A disk on which a file can have `pages` pages of 4096 bytes. */
export const smallDisk = (pages: number): Promise<URL> =>
  make(`storageWorker-${pages}`, (code) => opening(code, `pragma max_page_count = ${pages}`));
export const readOnlyDisk = (): Promise<URL> =>
  make('storageWorker-read', (code) => opening(code, 'pragma query_only = 1'));

/** Runs code before each write of entries, and before its answer. */
const wrapCode = (name: string, before: string, after: string): Promise<URL> =>
  make(`storageWorker-${name}`, (code) => {
    const writing = 'runJob(all, () => append(all));';
    if (!code.includes(writing)) throw new Error('the thread writes in another way');
    return code.replace(
      writing,
      `${before} runJob(all, () => { const answers = append(all); ${after} return answers; });`,
    );
  });

/** A thread that sometimes dies before it writes, or before it answers. */
export const mortalDatabase = (): Promise<URL> => {
  const dies = (rest: number): string => `if (all[0].values[1] % 50 === ${rest}) process.exit(1);`;
  return wrapCode('mortal', dies(20), dies(40));
};

/** A disk that needs this many milliseconds per commit of entries. */
export const slowDisk = (milliseconds: number): Promise<URL> =>
  wrapCode(
    `slow-${milliseconds}`,
    `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${milliseconds});`,
    '',
  );

/** The folder in which `copying` leaves copies of a database's file. */
export const copyFolder = (file: string): string => `${file}-copies`;

/**
 * A thread that copies its files after every statement of a query, into numbered folders: the state after a kill at
 * that moment.
 */
export const copyingDatabase = (): Promise<URL> =>
  make('storageWorker-copying', (code) => {
    const running = /if \(message\.kind === ["']query["']\) return run\(message\);/;
    if (!running.test(code)) throw new Error('the thread carries queries out in another way');
    return code.replace(
      running,
      `if (message.kind === 'query') {
        const { cpSync, existsSync, mkdirSync } = process.getBuiltinModule('node:fs');
        const result = run(message);
        const folder = file + '-copies/' + (globalThis.copies = (globalThis.copies ?? 0) + 1);
        mkdirSync(folder, { recursive: true });
        for (const end of ['', '-wal'])
          if (existsSync(file + end)) cpSync(file + end, folder + '/tavola.sqlite' + end);
        return result;
      }`,
    );
  });

function opening(code: string, pragma: string): string {
  const first = /(?=["']pragma busy_timeout)/;
  if (!first.test(code)) throw new Error('the thread begins with other pragmas');
  return code.replace(first, `'${pragma}', `);
}

/** A temporary PostgreSQL server on loopback. */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../freePort.ts';

const DEBIAN = '/usr/lib/postgresql';

function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
  return [...folders, '/usr/local/bin', '/usr/bin', '/opt/homebrew/bin'].find((folder) =>
    existsSync(join(folder, 'initdb')),
  );
}

const isRoot = process.getuid?.() === 0;

/** initdb refuses to run as root. */
function userId(name: string): number {
  return Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout);
}

function run(user: string | undefined, command: string, args: readonly string[]): void {
  const [file, list] =
    user === undefined ? [command, args] : ['runuser', ['-u', user, '--', command, ...args]];
  const { status, stderr, error } = spawnSync(file, list, {
    encoding: 'utf8',
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
}

/** Ends the server when the run that started it is gone, even if it was killed. */
function endWithRun(folder: string): void {
  const watch = `
    while kill -0 "$0" 2>/dev/null && [ -d "$1" ]; do sleep 1; done
    [ -d "$1" ] || exit 0
    kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"; sleep 1; rm -rf "$1"`;
  spawn('sh', ['-c', watch, `${process.pid}`, folder], { detached: true, stdio: 'ignore' }).unref();
}

export interface Postgres {
  readonly address: string;
  program(name: string): string;
  start(): void;
  /** As after a crash. */
  restart(): void;
  stop(): void;
}

/** The address of a server that is not started yet. Undefined without PostgreSQL: its tests are skipped then. */
export async function preparePostgres(): Promise<Postgres | undefined> {
  if (findPrograms() === undefined && isRoot)
    spawnSync(
      'sh',
      ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql'],
      {
        stdio: 'ignore',
      },
    );
  const programs = findPrograms();
  if (programs === undefined) {
    console.warn('no PostgreSQL here: its tests are skipped; install it with "apt-get install postgresql"');
    return undefined;
  }
  const port = await freePort();
  const user = isRoot ? 'postgres' : undefined;
  let folder = '';
  const control = (...args: string[]): void =>
    run(user, join(programs, 'pg_ctl'), ['-D', join(folder, 'data'), ...args]);
  const launch = (): void => {
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=60`;
    control('-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  };
  return {
    address: `postgres://tavola@127.0.0.1:${port}/postgres`,
    program: (name) => join(programs, name),
    start() {
      folder = mkdtempSync(join(tmpdir(), 'tavola-postgres-'));
      endWithRun(folder);
      if (user !== undefined) chownSync(folder, userId(user), -1);
      const options = ['-A', 'trust', '-U', 'tavola', '--no-instructions', '-E', 'UTF8'];
      run(user, join(programs, 'initdb'), ['-D', join(folder, 'data'), ...options]);
      launch();
    },
    restart() {
      control('-m', 'immediate', 'stop');
      launch();
    },
    stop() {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Undefined without PostgreSQL. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const postgres = await preparePostgres();
  postgres?.start();
  return postgres;
}

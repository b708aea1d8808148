/** A run of tests leaves no PostgreSQL behind, however it ends. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparePostgres } from './postgres.ts';

const ROOT = join(import.meta.dirname, '../..');
const VITEST = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', 'test/server/manyProcesses.test.ts'];
const hasPostgres = (await preparePostgres()) !== undefined;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tavola-run-'));
  // The user of PostgreSQL must reach its own folder inside.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const listServers = (): string[] => readdirSync(folder).filter((name) => name.startsWith('tavola-postgres-'));
const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}/stat`);

test.skipIf(!hasPostgres)('a filter that selects no test starts no server', () => {
  const { status } = spawnSync(process.execPath, [...VITEST, '-t', 'no test has this title'], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: folder },
  });
  expect(status).toBe(0);
  expect(listServers()).toEqual([]);
});

test.skipIf(!hasPostgres)('the server of a killed run ends with it', async () => {
  const vitest = spawn(process.execPath, VITEST, {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: folder },
    stdio: 'ignore',
  });
  const pidFile = (): string => join(folder, listServers()[0] ?? 'none', 'data/postmaster.pid');
  await expect.poll(() => existsSync(pidFile())).toBe(true);
  const pid = Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);
  vitest.kill('SIGKILL');
  await expect.poll(listServers).toEqual([]);
  expect(isRunning(pid)).toBe(false);
});

/** A process starts, or prints one sentence why it does not. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from './testServer.ts';

const CLI = join(import.meta.dirname, '../../dist/cli.js');
const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true, force: true });
  }
});

interface StartedProcess {
  readonly child: ChildProcess;
  readonly said: string;
}

function start(folder: string, user?: number): Promise<StartedProcess> {
  const child = spawn(process.execPath, [CLI, 'serve', '--port', '0', '--data', folder], {
    env: { ...process.env, DATABASE_URL: '', TAVOLA_LOG: 'info' },
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  children.push(child);
  let said = '';
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => {
        said += data.toString();
        if (said.includes('listening')) resolve({ child, said });
      });
    child.once('close', () => resolve({ child, said }));
  });
}

const fresh = (): string => {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
};

test('a second process on one folder refuses to start until the first is killed', async () => {
  const folder = fresh();
  const first = await start(folder);
  expect(first.said).toContain('listening');
  const second = await start(folder);
  expect(second.child.exitCode).toBe(1);
  expect(second.said).toMatch(/^tavola: another Tavola is running with the data in .*\n$/);
  const gone = new Promise((resolve) => first.child.once('close', resolve));
  first.child.kill('SIGKILL');
  await gone;
  expect((await start(folder)).said).toContain('listening');
});

test('an unwritable folder is reported in one sentence', async () => {
  const folder = fresh();
  chmodSync(folder, 0o555);
  // Root has all permissions.
  const { child, said } = await start(folder, process.getuid?.() === 0 ? 65_534 : undefined);
  expect(child.exitCode).toBe(1);
  expect(said).toMatch(/^tavola: cannot keep data in .*: it may not be written .*\n$/);
});

test('a file that is not a database is reported in one sentence', async () => {
  const folder = fresh();
  writeFileSync(join(folder, 'tavola.sqlite'), 'x'.repeat(9000));
  const { child, said } = await start(folder);
  expect(child.exitCode).toBe(1);
  expect(said).toMatch(
    /^tavola: cannot keep data in .*: the database is damaged \(file is not a database\)\. Restore a backup .*\n$/,
  );
});

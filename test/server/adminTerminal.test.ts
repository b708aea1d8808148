/** `tavola admin` as users type it: on a folder without a server, with a running one, and on PostgreSQL. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../../src/cli/console/arguments.ts';
import { createProgram } from '../../src/cli/program.ts';
import { type TestClient, openTable } from './testClient.ts';
import { openTestPostgres } from './databases.ts';
import { begunPair, type TestServer, startTestServer, temporaryFolder } from './testServer.ts';

const postgres = await openTestPostgres();

const TAVOLA = join(import.meta.dirname, '../../bin/tavola.js');

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** In its own process, which is slow: only where the terminal itself opens a folder's database. */
function spawned(args: readonly string[], env: { [name: string]: string }): Promise<Said> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [TAVOLA, 'admin', ...args], {
      env: { ...process.env, TAVOLA_HOST_KEY: undefined, DATABASE_URL: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (err += bytes.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

async function typed(args: readonly string[], env: { [name: string]: string }): Promise<Said> {
  const said = { out: '', err: '' };
  const into = (where: 'out' | 'err') => (text: string | Uint8Array) => {
    said[where] += text.toString();
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(into('out'));
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(into('err'));
  for (const [name, value] of Object.entries({ TAVOLA_HOST_KEY: '', DATABASE_URL: '', ...env }))
    vi.stubEnv(name, value);
  let code: number | undefined = 0;
  try {
    await createProgram().parseAsync(['node', 'tavola', 'admin', ...args]);
    code = Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) code = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof UsageError) {
      code = 2;
      said.err += error.message;
    } else throw error;
  } finally {
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    out.mockRestore();
    err.mockRestore();
  }
  return { code, ...said };
}

const SUBCOMMANDS = [
  'load',
  'tables',
  'people',
  'close',
  'names list',
  'names reserve',
  'names free',
  'blocks',
  'block',
  'unblock',
  'offer',
  'pause',
  'reports',
  'report',
  'log',
  'key',
];

test('every subcommand has help with examples', async () => {
  const { code, out } = await typed(['--help'], {});
  expect(code).toBe(0);
  for (const name of SUBCOMMANDS) {
    expect(out).toContain(name.split(' ')[0]);
    const help = await typed([...name.split(' '), '--help'], {});
    expect({ name, code: help.code }).toEqual({ name, code: 0 });
    expect(help.out).toContain(`Examples:\n  tavola admin ${name}`);
    expect(help.out).toContain('--json');
  }
});

async function worksOn(env: { [name: string]: string }): Promise<void> {
  const says = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await typed(args, env);
    expect({ args, code, err }).toEqual({ args, code: 0, err: '' });
    return out;
  };
  expect(await says('names', 'reserve', 'Chess Club')).toBe('Chess Club is reserved\n');
  expect(await says('names', 'list')).toBe('reserved\tChess Club\n');
  const again = await typed(['names', 'reserve', 'chess club'], env);
  expect(again).toMatchObject({ code: 1, out: '' });
  expect(again.err).toContain('tavola: somebody is called chess club');
  await says('names', 'free', 'Chess Club', '--note', 'they have gone');
  expect(await says('names', 'list')).toBe('');
  await says('offer', 'guests=off', 'seats=4', 'games=punto,campos');
  expect(JSON.parse(await says('offer', '--json'))).toMatchObject({
    now: { guests: false, seats: 4, games: expect.arrayContaining(['punto', 'campos']) as unknown },
  });
  await says('offer', 'guests=on', 'seats=any');
  await says('block', 'address', '2001:db8::1', '--for', '2h', '--reason', 'phrases');
  expect(await says('blocks')).toContain('2001:db8:0:0::/64');
  const { blocks } = JSON.parse(await says('blocks', '--json')) as { blocks: { id: string }[] };
  await says('unblock', blocks[0].id);
  expect(await says('blocks')).toBe('none\n');
  await says('pause', '--in', '30m', '--for', '10m', '--text', 'Tea');
  expect(await says('offer')).toContain('Tea');
  await says('pause', '--off');
  expect(await says('reports')).toBe('none\n');
  expect(await says('people')).toBe('0 accounts, signed in on 0 devices\n');
  const log = await says('log');
  for (const what of ['reserve', 'free', 'offer', 'block', 'unblock', 'pause', 'resume', 'they have gone'])
    expect(log).toContain(what);
  const { actions } = JSON.parse(await says('log', '--json')) as { actions: { by: string }[] };
  expect(new Set(actions.map(({ by }) => by))).toEqual(new Set(['terminal']));
}

async function closes(server: TestServer, env: { [name: string]: string }): Promise<void> {
  const [ada, ben]: TestClient[] = await begunPair(server.url);
  const listed = await typed(['tables'], env);
  expect(listed.out).toContain(ada.id);
  expect(listed.out).toContain('P0, P1');
  expect(await typed(['close', ada.id], env)).toEqual({ code: 0, out: `${ada.id} is closed\n`, err: '' });
  for (const one of [ada, ben]) {
    await one.until('the end', () => one.isOver);
    expect(one.follower!.table.ending).toBe('closed');
    one.close();
  }
  expect((await typed(['close', ada.id], env)).err).toContain('the match is over');
}

describe('on a folder', () => {
  const data = temporaryFolder();
  const env = { TAVOLA_DATA: data };
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  test('without a database, it says so and creates none', async () => {
    const { code, err } = await typed(['log'], env);
    expect(code).toBe(1);
    expect(err).toContain(`there is no database in ${data}`);
    expect(existsSync(join(data, 'tavola.sqlite'))).toBe(false);
    const wrong = await typed(['block', 'account', 'Eve', '--for', 'long', '--reason', 'name'], env);
    expect(wrong.err).toContain('option --for: expected a time like 90m, 12h or 7d, got long');
    expect((await typed(['offer', 'tea=on'], env)).code).toBe(2);
  });

  test('through the running server, and without one', async () => {
    const first = await startTestServer({ data });
    await closes(first, env);
    await worksOn(env);
    expect((await typed(['key'], env)).out).toMatch(/^[\w-]{32}\n$/);
    const load = await typed(['load', '--json'], env);
    expect(JSON.parse(load.out)).toMatchObject({ processes: [{ aside: 0 }] });
    await first.stop();
    expect(existsSync(join(data, 'tavola.running'))).toBe(false);
    expect((await spawned(['offer', 'games=campos'], env)).code).toBe(0);
    const second = await startTestServer({ data });
    await expect(openTable(second.url, { game: 'punto', seats: 2 })).rejects.toThrow(/does not offer/);
    expect((await typed(['log'], env)).out).toContain('"games":["campos"]');
    await second.stop();
  });
});

describe('on PostgreSQL', () => {
  beforeEach((context) => {
    if (postgres === undefined) context.skip();
  });

  test('with a running server', async () => {
    const env = { DATABASE_URL: postgres!.address };
    const server = await startTestServer({ database: postgres!.address });
    await worksOn(env);
    await closes(server, env);
    await typed(['offer', 'games=campos'], env);
    await expect
      .poll(async () => ((await (await fetch(`${server.url}api/info`)).json()) as { games: string[] }).games)
      .toEqual(['campos']);
    expect((await typed(['key'], env)).err).toContain('TAVOLA_HOST_KEY');
    await server.stop();
  });
});

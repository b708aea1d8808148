/** Hosting as docs/hosting.md tells it: the packed package, the unit, the proxies before it, the dashboard. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Installed, installPackage, isWell, type Program, ROOT, start } from './package.ts';
import { freePort } from '../server/postgres.ts';
import { hasProgram, type Proxy, secureStatus, startCaddy, startNginx } from './proxies.ts';

const HOME = '/opt/tavola/current';
const readUnit = (): string => readFileSync(join(ROOT, 'hosting/tavola.service'), 'utf8');

/** What the unit starts, as a list. */
const unitCommand = (): string[] => /^ExecStart=(.*)$/m.exec(readUnit())?.[1]?.split(' ') ?? [];

let installed: Installed;
let server: Program;
let port: number;
let url: string;

beforeAll(async () => {
  installed = installPackage();
  port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  const [node, ...args] = unitCommand().map((part) => part.replace(HOME, installed.folder));
  expect(node).toBe('/usr/bin/node');
  server = await start(
    process.execPath,
    args,
    {
      cwd: '/',
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(port),
        TAVOLA_DATA: join(installed.folder, 'data'),
        TAVOLA_PROXIES: '1',
      },
    },
    () => isWell(url),
  );
});

afterAll(() => installed.remove());

test('nothing of development and nothing that only the page needs comes along', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: { [name: string]: string };
  };
  expect(installed.packages).toContain('tavola');
  expect(installed.packages.filter((name) => Object.hasOwn(devDependencies, name))).toEqual([]);
});

test('the page is inside, with its scripts', async () => {
  const page = await (await fetch(url)).text();
  expect(page).toContain('<title>Tavola');
  const script = /<script[^>]+src="\.?\/?([^"]+)"/.exec(page)?.[1];
  const answer = await fetch(`${url}${script}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('javascript');
});

test('the other commands work from it too', () => {
  const tavola = join(installed.folder, 'node_modules/.bin/tavola');
  const { stdout, status } = spawnSync(
    tavola,
    ['sim', 'punto', '--seats', '2', '--bots', 'greedy,random', '--games', '5', '--seed', '1'],
    { encoding: 'utf8', cwd: installed.folder },
  );
  expect(status).toBe(0);
  expect(stdout).toContain('greedy');
});

describe.each([
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)('behind %s with TLS', (name, startProxy) => {
  const isThere = hasProgram(name);
  let proxy: Proxy;
  beforeAll(async () => {
    if (isThere) proxy = await startProxy(port);
  });
  afterAll(() => proxy?.stop());

  test.skipIf(!isThere)('the page comes, what is measured does not', async () => {
    expect(await secureStatus(proxy.url)).toBe(200);
    expect(await secureStatus(`${proxy.url}metrics`)).toBe(404);
  });

  test.skipIf(!isThere)('a table can be joined over a socket from a page of that address', async () => {
    const response = await fetch(`${url}api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'punto', seats: 2 }),
    });
    const { id } = (await response.json()) as { id: string };
    const socket = new WebSocket(`${proxy.url.replace('https', 'wss')}api/tables/${id}/socket`, {
      rejectUnauthorized: false,
      origin: proxy.url.slice(0, -1),
    });
    const answer = await new Promise<string>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => socket.send(JSON.stringify({ t: 'join' })));
      socket.on('message', (data) => resolve((data as Buffer).toString()));
    });
    socket.terminate();
    expect(JSON.parse(answer)).toMatchObject({ t: 'snapshot', table: { id, game: 'punto' } });
  });
});

test('the dashboard asks for measures that there are', async () => {
  const dashboard = readFileSync(join(ROOT, 'hosting/grafana.json'), 'utf8');
  const asked = new Set(
    [...dashboard.matchAll(/\b(?:tavola|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name),
  );
  const offered = await (await fetch(`${url}metrics`)).text();
  const names = new Set([...offered.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  expect(asked.size).toBeGreaterThan(8);
  expect([...asked].filter((name) => !names.has(name) && !names.has(name.replace(/_bucket$/, '')))).toEqual(
    [],
  );
});

test('a stop by the unit is a clean one', async () => {
  expect(await server.stop()).toBe(0);
  expect(server.output()).toContain('stopped');
});

const hasAnalyzer = spawnSync('systemd-analyze', ['--version']).status === 0;
test.skipIf(!hasAnalyzer && process.env['CI'] !== 'true')(
  'systemd reads the unit and finds it well locked',
  () => {
    const analyze = (...args: string[]) =>
      spawnSync('systemd-analyze', [...args, join(ROOT, 'hosting/tavola.service')], { encoding: 'utf8' });
    expect(analyze('security', '--offline=true', '--threshold=20').status).toBe(0);
    // Node may be elsewhere on this machine; everything else has to be right.
    const complaints = analyze('verify')
      .stderr.split('\n')
      .filter((line) => line !== '' && !line.includes('/usr/bin/node'));
    expect(complaints).toEqual([]);
  },
);

/** Hosting by docs/hosting.md: the packed package, the systemd unit, reverse proxies, the dashboard. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Installed, installPackage, isWell, type Program, ROOT, run, start } from './package.ts';
import { GUIDES, setUpCommands, parseGuide } from './guide.ts';
import { freePort } from '../freePort.ts';
import { hasProgram, type Proxy, secureStatus, startCaddy, startNginx } from './proxies.ts';

const HOME = '/opt/tavola/current';
const readUnit = (): string => readFileSync(join(ROOT, 'hosting/tavola.service'), 'utf8');

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

test('development files and packages of the page are not installed', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: { [name: string]: string };
  };
  expect(installed.packages).toContain('tavola');
  expect(installed.packages.filter((name) => Object.hasOwn(devDependencies, name))).toEqual([]);
});

test('the page is included with its scripts', async () => {
  const page = await (await fetch(url)).text();
  expect(page).toContain('<title>Tavola');
  const script = /<script[^>]+src="\.?\/?([^"]+)"/.exec(page)?.[1];
  const answer = await fetch(`${url}${script}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('javascript');
});

test('npx plays in a terminal from it', () => {
  const { stdout, status } = spawnSync('npx', ['--offline', 'tavola', 'play', 'punto', '--seats', '2'], {
    encoding: 'utf8',
    cwd: installed.folder,
    input: 'quit\n',
  });
  expect(stdout).toContain('Punto');
  expect(status).toBe(0);
});

interface Chunk {
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly code?: string;
}

describe('the guides', () => {
  test.each(GUIDES)('%s.md works as written, file by file and command by command', (guide) => {
    let printed: string | undefined;
    for (const step of parseGuide(guide)) {
      if (step.is === 'file') writeFileSync(join(installed.folder, step.name), step.text);
      else if (step.is === 'output') expect(printed).toBe(step.text);
      // They have installed the package.
      else if (step.lines.join() !== setUpCommands().join())
        for (const line of step.lines) printed = run('sh', ['-c', line], installed.folder);
    }
    expect(printed).not.toBe('');
  });

  test('have programs without type errors', () => {
    const files = GUIDES.flatMap((guide) => parseGuide(guide)).flatMap((step) =>
      step.is === 'file' && step.name.endsWith('.mjs') ? [step] : [],
    );
    for (const { name, text } of files) writeFileSync(join(installed.folder, name), text);
    const compilerOptions = {
      target: 'es2023',
      module: 'nodenext',
      lib: ['ES2023', 'DOM'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      checkJs: true,
      noEmit: true,
      // Also checks the package's own declarations.
      skipLibCheck: false,
    };
    const config = { compilerOptions, files: files.map(({ name }) => name) };
    writeFileSync(join(installed.folder, 'tsconfig.json'), JSON.stringify(config));
    expect(config.files).toEqual([
      'bot.mjs',
      'mybot.mjs',
      'game.mjs',
      'laws.mjs',
      'play.mjs',
      'simulate.mjs',
    ]);
    run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc')], installed.folder);
  });
});

describe('as a library', () => {
  test('a page that plays Punto takes under 15 kB of it with the greedy bot, under 56 kB with the strongest', async () => {
    const entry = join(installed.folder, 'page.mjs');
    writeFileSync(
      entry,
      `import { fastRng, parseConfig, Table } from 'tavola';
       import { roster } from 'tavola/bots/punto';
       import { game } from 'tavola/games/punto';
       const table = new Table(game, parseConfig(game, { seats: 2 }), 'seed');
       const bot = location.hash === '' ? await roster.greedy() : (await roster.levels()).expert;
       globalThis.answer = (seat) => table.play(seat, bot.choose(table.view(seat), table.legal(seat), fastRng('seed', 1)));`,
    );
    const { output } = (await build({
      configFile: false,
      root: installed.folder,
      logLevel: 'silent',
      build: { write: false, target: 'es2023', modulePreload: false, rolldownOptions: { input: entry } },
    })) as { readonly output: readonly Chunk[] };
    const findChunk = (module: string): string =>
      output.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))!.fileName;
    const weigh = (...names: readonly string[]): number => {
      const loaded = new Set(names);
      for (const name of loaded)
        output.find(({ fileName }) => fileName === name)!.imports!.forEach((other) => loaded.add(other));
      return output
        .filter(({ fileName }) => loaded.has(fileName))
        .reduce((sum, { code = '' }) => sum + gzipSync(code).length, 0);
    };
    const plain = weigh(findChunk('page.mjs'), findChunk('bots/greedy.js'));
    const strongest = weigh(findChunk('page.mjs'), findChunk('bots/levels.js'));
    console.info(`Punto and a bot: ${plain} bytes, compressed; with its strongest: ${strongest}`);
    // ARCHITECTURE.md states both bounds.
    expect(plain).toBeLessThan(15_000);
    expect(strongest).toBeLessThan(56_000);
    // Far less would mean that code is missing; other games must not be included.
    expect(plain).toBeGreaterThan(8_000);
    expect(output.some(({ code = '' }) => /trumpet|silver/.test(code))).toBe(false);
  });
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

  test.skipIf(!isThere)('the page is served, metrics are not', async () => {
    expect(await secureStatus(proxy.url)).toBe(200);
    expect(await secureStatus(`${proxy.url}metrics`)).toBe(404);
  });

  test.skipIf(!isThere)('a page of that origin can join a table over a socket', async () => {
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

test('the dashboard queries only existing metrics', async () => {
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

test("the unit's stop signal stops cleanly", async () => {
  expect(await server.stop()).toBe(0);
  expect(server.output()).toContain('stopped');
});

test('the unit for several processes differs from the other in its port and folder only', () => {
  const [one, many] = ['tavola.service', 'tavola@.service'].map((unit) =>
    readFileSync(join(ROOT, 'hosting', unit), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#')),
  );
  expect(many.filter((line) => !one.includes(line))).toEqual([
    'Description=Tavola, small-box games at one table, port %i',
    'ExecStart=/usr/bin/node /opt/tavola/current/node_modules/tavola/bin/tavola.js serve --port %i',
    'Environment=TAVOLA_DATA=%S/tavola-%i',
    'StateDirectory=tavola-%i',
  ]);
  expect(many).toHaveLength(one.length);
});

const hasAnalyzer = spawnSync('systemd-analyze', ['--version']).status === 0;
test.skipIf(!hasAnalyzer).each(['tavola.service', 'tavola@.service'])(
  'systemd accepts %s and rates it as well isolated',
  (unit) => {
    const analyze = (...args: string[]) =>
      spawnSync('systemd-analyze', [...args, join(ROOT, 'hosting', unit)], { encoding: 'utf8' });
    expect(analyze('security', '--offline=true', '--threshold=20').status).toBe(0);
    // Node may have another path on this machine; everything else must be right.
    const complaints = analyze('verify')
      .stderr.split('\n')
      .filter((line) => line !== '' && !line.includes('/usr/bin/node'));
    expect(complaints).toEqual([]);
  },
);

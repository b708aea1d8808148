/** Every file of examples/ runs as its first lines say, with the packed engine. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildStatic } from '../../scripts/buildStatic.js';
import { packEngine } from '../../scripts/pack.js';
import { CHROMIUM, HAS_CHROMIUM } from '../e2e/chromium.ts';
import { ROOT, run } from './package.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavola-examples-'));
const tavola = (...args: string[]): string =>
  run(process.execPath, [join(ROOT, 'bin/tavola.js'), ...args], folder);
const simulate = (bots: string): string =>
  tavola('sim', 'punto', '--seats', '2', '--bots', bots, '--games', '20', '--seed', '1', '--jobs', '1');

beforeAll(() => {
  cpSync(join(ROOT, 'examples'), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', packEngine(folder)], folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('README lists them all', () => {
  const readme = readFileSync(join(ROOT, 'examples/README.md'), 'utf8');
  const files = readdirSync(join(ROOT, 'examples')).filter((name) => !/^README|^tsconfig/.test(name));
  expect(files.filter((name) => !readme.includes(`(${name})`))).toEqual([]);
});

test('bot.ts compiles, and beats random', () => {
  run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc')], folder);
  expect(simulate('./built/bot.js,random')).toMatch(/^\.\/built\/bot\.js +(?:[6-9]\d|100)\.\d/m);
});

test('bot.py plays without a fault', () => {
  const report = simulate('exec:python3 bot.py,random');
  expect(report).toContain('exec:python3 bot.py');
  expect(report).not.toContain('late, missing or illegal');
});

test('lab_rows.py prints the share of each seat, or names the package that it lacks', () => {
  const plan = { lab: 1, seed: '1', matches: 24, precision: null, measures: ['shares'] };
  const games = [{ game: 'punto', seats: [2], bots: ['random'], options: { reveal: ['turn', 'ahead'] } }];
  writeFileSync(join(folder, 'plan.json'), JSON.stringify({ ...plan, games }));
  tavola('lab', 'run', 'plan.json', '--out', 'run', '--jobs', '1');
  const { stdout, stderr } = spawnSync('python3', ['lab_rows.py', 'run'], { cwd: folder, encoding: 'utf8' });
  if (/needs the package duckdb, or pandas and pyarrow; \w+ is not installed$/.test(stderr.trim())) return;
  expect(stderr).toBe('');
  const table = (reveal: string): string =>
    `punto, 2 seats, random, reveal=${reveal}\n(?:  seat [12]: +\\d+\\.\\d% ± \\d+\\.\\d% \\(12 deals\\)\n){2}`;
  expect(stdout).toMatch(new RegExp(`^${table('turn')}${table('ahead')}$`));
});

test('plot.mjs draws a picture', () =>
  expect(run(process.execPath, ['plot.mjs'], folder)).toMatch(
    /^<svg .*<polyline points="20,.*greedy wins \d+% of 40 matches against random<\/text>\n<\/svg>\n$/s,
  ));

test.each(['nim', 'small_punto', 'small_schicht'])('%s.mjs can be played', (name) => {
  expect(
    tavola('sim', `./${name}.mjs`, '--seats', '2', '--bots', 'easy,random', '--games', '10', '--seed', '1'),
  ).toContain(`${name.replace('_', '-')}, 2 seats, 10 matches`);
});

test.skipIf(!HAS_CHROMIUM)('embedded.html shows a board', async () => {
  buildStatic(join(folder, 'tavola'));
  const types: { [extension: string]: string } = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://host');
    response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
    try {
      response.end(readFileSync(join(folder, pathname)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--headless', '--no-sandbox'] });
  onTestFinished(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/embedded.html`);
  await page.frameLocator('iframe').locator('.board').waitFor({ timeout: 60_000 });
});

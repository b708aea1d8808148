/** The container file, every step of it, without a registry of images; `container.ts` says what stands in for the base image. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asShell, buildContainer, type Built } from './container.ts';
import { isWell, type Program, ROOT, run, start } from './package.ts';
import { freePort } from '../freePort.ts';

const FILE = readFileSync(join(ROOT, 'hosting/Containerfile'), 'utf8');

/** Layers need a Linux that lets root mount them. */
const canLayer = spawnSync('unshare', ['--mount', 'true']).status === 0;

let built: Built;
let server: Program;
let port: number;

beforeAll(async () => {
  if (!canLayer) return;
  const files = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], ROOT).split(
    '\0',
  );
  built = buildContainer(
    FILE,
    ROOT,
    files.filter((file) => file !== ''),
  );
  port = await freePort();
  const { stage } = built;
  stage.env['PORT'] = String(port);
  server = await start('unshare', stage.inside(`exec ${asShell(stage.command)}`), {}, () =>
    isWell(`http://127.0.0.1:${port}/`),
  );
}, 300_000);

afterAll(() => {
  server?.process.kill('SIGKILL');
  built?.remove();
});

test.skipIf(!canLayer)('what it starts serves the page and a table', async () => {
  const url = `http://127.0.0.1:${port}/`;
  expect(await (await fetch(url)).text()).toContain('<title>Tavola');
  const response = await fetch(`${url}api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'campos', seats: 2 }),
  });
  expect(response.status).toBe(201);
});

test.skipIf(!canLayer)('it runs as a user who owns nothing but the data', () => {
  const { stage } = built;
  expect(stage.user).toBeDefined();
  expect(stage.run('touch /opt/tavola/mine').status).not.toBe(0);
  expect(stage.run('ls -l /data').stdout).toContain('tavola');
});

test.skipIf(!canLayer)('the sources and everything of development stay in the first stage', () => {
  expect(built.stage.run('ls /build /package').status).not.toBe(0);
  expect(built.stage.run('ls node_modules/vite').status).not.toBe(0);
});

test.skipIf(!canLayer)('the health check says yes while it serves, and no when it does not', async () => {
  const { stage } = built;
  expect(stage.run(asShell(stage.healthcheck)).status).toBe(0);
  stage.env['PORT'] = String(await freePort());
  expect(stage.run(asShell(stage.healthcheck)).status).toBe(1);
});

test.skipIf(!canLayer)('it is process number one inside, and a stop is a clean one', async () => {
  const ended = new Promise((resolve) => server.process.once('exit', resolve));
  run('pkill', ['-TERM', '-P', String(server.process.pid)], ROOT);
  expect(await ended).toBe(0);
});

/** Runs every step of the container file without an image registry; `container.ts` replaces the base image. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asShell, buildContainer, type Built } from './container.ts';
import { isWell, type Program, ROOT, run, start } from './package.ts';
import { freePort } from '../freePort.ts';

const FILE = readFileSync(join(ROOT, 'hosting/Containerfile'), 'utf8');

/** Mounting layers needs root on Linux. */
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

test.skipIf(!canLayer)('the container serves the page and a table', async () => {
  const url = `http://127.0.0.1:${port}/`;
  expect(await (await fetch(url)).text()).toContain('<title>Tavola');
  const response = await fetch(`${url}api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'campos', seats: 2 }),
  });
  expect(response.status).toBe(201);
});

test.skipIf(!canLayer)('it runs as a user who owns only the data', () => {
  const { stage } = built;
  expect(stage.user).toBeDefined();
  expect(stage.run('touch /opt/tavola/mine').status).not.toBe(0);
  expect(stage.run('ls -l /data').stdout).toContain('tavola');
});

test.skipIf(!canLayer)('sources and development files stay in the first stage', () => {
  expect(built.stage.run('ls /build /package').status).not.toBe(0);
  expect(built.stage.run('ls node_modules/vite').status).not.toBe(0);
});

test.skipIf(!canLayer)('the health check passes only while it serves', async () => {
  const { stage } = built;
  expect(stage.run(asShell(stage.healthcheck)).status).toBe(0);
  stage.env['PORT'] = String(await freePort());
  expect(stage.run(asShell(stage.healthcheck)).status).toBe(1);
});

test.skipIf(!canLayer)('it is process 1 inside and stops cleanly', async () => {
  const ended = new Promise((resolve) => server.process.once('exit', resolve));
  run('pkill', ['-TERM', '-P', String(server.process.pid)], ROOT);
  expect(await ended).toBe(0);
});

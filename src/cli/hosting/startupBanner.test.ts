/** The output of a starting server, for a terminal and for a program. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadTerminalMessages } from '../../terminal/messages/index.ts';
import { addressesForOthers, startupBanner, type ServerAddress } from './startupBanner.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const data = mkdtempSync(join(tmpdir(), 'tavola-start-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const place = (host: string): ServerAddress => ({
  url: `http://${host}:8080/`,
  port: 8080,
  host,
  data: '/games',
});

describe('the addresses for other devices', () => {
  test('are empty while the server listens only to this device', () => {
    for (const host of ['127.0.0.1', 'localhost', '::1'])
      expect(addressesForOthers(place(host), ['192.0.2.7'])).toEqual([]);
  });
  test('are those of the network if it listens everywhere, otherwise the chosen one', () => {
    expect(addressesForOthers(place('0.0.0.0'), ['192.0.2.7', '198.51.100.2'])).toEqual([
      'http://192.0.2.7:8080/',
      'http://198.51.100.2:8080/',
    ]);
    expect(addressesForOthers(place('192.0.2.9'), ['192.0.2.7'])).toEqual(['http://192.0.2.9:8080/']);
  });
});

describe('the banner', () => {
  const text = async (host: string, others: readonly string[]): Promise<string> =>
    startupBanner(
      place(host),
      others,
      'npm start -- --host 0.0.0.0',
      await loadTerminalMessages('en'),
      (_, word) => word,
    );
  test('says how to let other devices in where they cannot connect yet', async () => {
    const said = await text('127.0.0.1', []);
    expect(said).toContain('On this device:  http://127.0.0.1:8080/');
    expect(said).toContain('start it with: npm start -- --host 0.0.0.0');
    expect(said).not.toContain('█');
    expect(await text('0.0.0.0', [])).toContain('not on a network');
  });
  test('shows a QR code where they can connect', async () => {
    const said = await text('0.0.0.0', ['http://192.0.2.7:8080/']);
    expect(said).toContain('On your network:  http://192.0.2.7:8080/');
    const lines = said.split('\n').filter((line) => line.includes('█'));
    expect(lines.length).toBeGreaterThan(10);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(60);
  });
});

async function started(
  command: string,
  args: readonly string[],
  until: RegExp,
  stop: string,
): Promise<string> {
  const env = { ...process.env, LC_ALL: 'C', npm_lifecycle_event: 'start', TAVOLA_LOG: undefined };
  const server = spawn(command, args, { cwd: root, env, stdio: ['pipe', 'pipe', 'ignore'] });
  let said = '';
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  await new Promise<void>((resolve) => {
    server.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      if (until.test(said)) resolve();
    });
    void ended.then(() => resolve());
  });
  if (stop === 'SIGTERM') server.kill(stop);
  else server.stdin.write(stop);
  await ended;
  return said;
}

const SERVE = [join(root, 'bin', 'tavola.js'), 'serve', '--port', '0', '--data', data];

test.skipIf(!existsSync('/usr/bin/script'))('a terminal gets text without JSON', async () => {
  const line = [process.execPath, ...SERVE].map((part) => `'${part}'`).join(' ');
  const said = await started('/usr/bin/script', ['-qec', line, '/dev/null'], /Ctrl\+C/, '\u0003');
  expect(said).toMatch(/On this device: .*http:\/\/127\.0\.0\.1:\d+\//);
  expect(said).toContain(`Matches are saved in ${data}`);
  expect(said).toContain('npm start -- --host 0.0.0.0');
  expect(said).toContain('Stopped. All matches are saved.');
  expect(said).not.toMatch(/[{}]|"level"/);
});

test('a program gets only lines of JSON', async () => {
  const said = await started(process.execPath, SERVE, /listening/, 'SIGTERM');
  const lines = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; url?: string });
  expect(lines.map(({ msg }) => msg)).toEqual(['listening', 'stopping', 'stopped']);
  expect(lines[0].url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
});

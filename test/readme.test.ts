/** Runs the README's commands as written. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const commands = [...readme.matchAll(/^```sh\n(.*?)^```/gms)]
  .flatMap((match) => (match[1] ?? '').split('\n'))
  .map((line) => line.replace(/\s+#.*$/, '').trim())
  .filter((line) => line !== '');

/** The expected output of commands that no other test runs. */
const PRINTS: { readonly [command: string]: readonly RegExp[] } = {
  'npx tavola bench punto --rounds 1': [
    /^per CPU second +matches +decisions +clones\npunto, 2 seats +[\d,]+ +[\d,]+ +[\d,]+\n\nbots that think ahead /,
    /^punto, 2 seats, search( +[\d.,]+){3}$/m,
    /^punto, 2 seats, expert( +[\d.,]+){3}$/m,
    // It decides without a search, so there are no iterations to count.
    /^punto, 2 seats, medium( +[\d.,]+){2}$/m,
  ],
};

afterAll(() => rmSync(join(ROOT, 'match.jsonl'), { force: true }));

describe('the README', () => {
  test('shows the two commands and the command line', () => {
    expect(commands).toContain('npm start');
    expect(commands).toContain('npm test');
    expect(commands.length).toBeGreaterThan(6);
    expect(commands).toEqual(expect.arrayContaining(Object.keys(PRINTS)));
  });
  test('npm start serves the page and prints its address', async () => {
    const data = mkdtempSync(join(tmpdir(), 'tavola-readme-'));
    const env = { ...process.env, PORT: '0', TAVOLA_DATA: data };
    const server = spawn(process.execPath, ['scripts/start.js'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = new Promise((resolve) => {
      server.once('exit', resolve);
    });
    const address = await new Promise<string>((resolve) => {
      server.stdout.on('data', (bytes: Buffer) => {
        const found = /https?:\/\/[^"\s]+/.exec(bytes.toString());
        if (found !== null) resolve(found[0]);
      });
    });
    expect(await (await fetch(address)).text()).toContain('<title>Tavola</title>');
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
    rmSync(data, { recursive: true, force: true });
  });
  // `npm start` is tested above, and `npm test` runs this test.
  for (const command of commands.filter((line) => line !== 'npm test' && line !== 'npm start'))
    test(command, () => {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
        cwd: ROOT,
        encoding: 'utf8',
        input: '',
      });
      expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
      if (!command.includes('>')) expect(stdout.length).toBeGreaterThan(10);
      for (const printed of PRINTS[command] ?? []) expect(stdout).toMatch(printed);
    });
  test('names only existing files', () => {
    const links = [...readme.matchAll(/\]\(([^)h][^)]*)\)/g)].map((match) => match[1] ?? '');
    for (const link of links) expect(readFileSync(join(ROOT, link), 'utf8').length).toBeGreaterThan(0);
  });
});

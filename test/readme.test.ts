/** The commands the README shows are run as they stand there. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const commands = [...readme.matchAll(/^```sh\n(.*?)^```/gms)]
  .flatMap((match) => (match[1] ?? '').split('\n'))
  .map((line) => line.replace(/\s+#.*$/, '').trim())
  .filter((line) => line !== '');

afterAll(() => rmSync(join(ROOT, 'match.jsonl'), { force: true }));

describe('the README', () => {
  test('shows the two commands and the command line', () => {
    expect(commands).toContain('npm start');
    expect(commands).toContain('npm test');
    expect(commands.length).toBeGreaterThan(6);
  });
  // `npm test` is the command that runs this test.
  for (const command of commands.filter((line) => line !== 'npm test'))
    test(command, () => {
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
        cwd: ROOT,
        encoding: 'utf8',
        input: '',
      });
      expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
      if (!command.includes('>')) expect(stdout.length).toBeGreaterThan(10);
    });
  test('names only files that exist', () => {
    const links = [...readme.matchAll(/\]\(([^)h][^)]*)\)/g)].map((match) => match[1] ?? '');
    for (const link of links) expect(readFileSync(join(ROOT, link), 'utf8').length).toBeGreaterThan(0);
  });
});

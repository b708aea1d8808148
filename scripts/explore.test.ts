/** `npm run explore` runs tests of `npm test` with larger numbers, so its areas must match them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AREAS } from './explore.js';

const ROOT = join(import.meta.dirname, '..');
const sources = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8')),
);

test('laws, wire, puzzles, kills and ratings can be explored', () =>
  expect(Object.keys(AREAS)).toEqual(
    expect.arrayContaining(['laws', 'wire', 'puzzles', 'kills', 'ratings']),
  ));

test.each(Object.entries(AREAS))('%s: its test files exist and read their counts', (_, { files, counts }) => {
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const isRead = (name: string): boolean => sources.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  expect(Object.keys(counts).filter((name) => !isRead(name))).toEqual([]);
});

test('an unknown area, or no time, is rejected with a list of the areas', () => {
  for (const args of [['riddles'], ['--minutes', 'soon']]) {
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/explore.js'), ...args], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `usage: npm run explore -- [--minutes N] [${Object.keys(AREAS).join('|')}] …\n`,
    });
  }
});

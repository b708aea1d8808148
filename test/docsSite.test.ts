/** The site of the documentation has every page once, its entrances, and an index for the search. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SITE = join(ROOT, 'build/site');

test('the site builds without dead links, and can be searched', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/docs.js', '--check'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^\d+ pages, 0 dead links\n$/);
  expect(status).toBe(0);
  const first = readFileSync(join(SITE, 'index.html'), 'utf8');
  for (const entrance of ['for-players', 'for-hosts', 'for-developers', 'for-researchers']) {
    expect(first).toContain(`href="index.html#${entrance}"`);
    expect(first).toContain(`id="${entrance}"`);
  }
  const index = JSON.parse(readFileSync(join(SITE, 'index.json'), 'utf8')) as { at: string; text: string }[];
  expect(index.length).toBeGreaterThan(200);
  expect(index.filter(({ at }) => !existsSync(join(SITE, at.replace(/#.*/, ''))))).toEqual([]);
  for (const page of ['docs/ladder.html', 'docs/bench.html', 'docs/api.html', 'ARCHITECTURE.html'])
    expect(index.some(({ at }) => at.startsWith(page))).toBe(true);
  expect(readFileSync(join(SITE, 'src/games/punto/rules/rules.en.html'), 'utf8')).toContain('<iframe');
});

/** docs/security.md names an existing test for every threat. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| -'));

/** The rows of every table whose last column is the test. */
const threats = rows
  .slice(rows.findIndex((row) => /\| test +\|$/.test(row)))
  .filter((row) => !/\| test +\|$/.test(row));

test('every threat has an answer and a test, or says why there is none', () => {
  expect(threats.length).toBeGreaterThan(15);
  for (const row of threats) {
    const tests = row.split('|').at(-2)!;
    expect(tests, row).toMatch(/`[^`]+\.test\.ts`|^ none: /);
    for (const [, path] of tests.matchAll(/`([^`]+)`/g))
      expect(existsSync(join(ROOT, path)), path).toBe(true);
  }
});

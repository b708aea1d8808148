/** A plain check that something is missing would also pass on a slow page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const READS = /\.(count|isVisible|isHidden|allInnerTexts|allTextContents)\(\)|is(Asked|Over)\(/;
const EXPECTS_NOTHING = /\)\s*\.(toBe\((0|false)\)|toEqual\(\[\]\)|toHaveLength\(0\))$/;

test('every browser test waits for a sign before it expects that something is missing', () => {
  const found = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts') && name !== 'absence.test.ts')
    .flatMap((name) =>
      readFileSync(join(import.meta.dirname, name), 'utf8')
        .split(/;\s*\n/)
        .map((statement) => /expect\([^]*$/.exec(statement)?.[0] ?? '')
        .filter((statement) => READS.test(statement) && EXPECTS_NOTHING.test(statement))
        .map((statement) => `${name}: ${statement}: use expectMissing(…, { once: sign })`),
    );
  expect(found).toEqual([]);
});

/** The style sheets of the page: what lies over what is said by names, in one order. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../src/web');
const sheets = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(join(WEB, path), 'utf8') }));
const tokens = sheets.find(({ path }) => path.endsWith('tokens.css'))!.text;
const orderOf = (family: string): [name: string, value: number][] =>
  [...tokens.matchAll(new RegExp(`--${family}-([a-z]+): (-?\\d+);`, 'g'))].map(([, name, value]) => [
    name,
    Number(value),
  ]);

test('every z-index is one of the named layers', () => {
  const named = new Set(
    ['layer', 'on'].flatMap((family) => orderOf(family).map(([name]) => `var(--${family}-${name})`)),
  );
  const raw = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/z-index:\s*([^;!}]+)/g)]
      .map(([, value]) => value.trim())
      .filter((value) => !named.has(value))
      .map((value) => `${path}: z-index: ${value}`),
  );
  expect(raw).toEqual([]);
});

test('no z-index is set by a script', () => {
  const scripts = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  expect(scripts.filter((path) => /z-?index/i.test(readFileSync(join(WEB, path), 'utf8')))).toEqual([]);
});

test('the layers are written lowest first', () => {
  expect(orderOf('layer').map(([name]) => name)).toEqual([
    'board',
    'dock',
    'flight',
    'panel',
    'dialog',
    'toast',
  ]);
  for (const family of ['layer', 'on']) {
    const values = orderOf(family).map(([, value]) => value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(new Set(values).size).toBe(values.length);
  }
});

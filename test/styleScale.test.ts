/**
 * The style sheets of the page and of every board use one scale of spaces, radii, type and layers
 * (ui/styles/tokens.css). A comment right before an exception gives its reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const filesIn = (ending: RegExp): string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => ending.test(path));

interface Declaration {
  readonly property: string;
  readonly value: string;
  /** Whether a comment stands right before it, or behind it on its line. */
  readonly hasReason: boolean;
}

const DECLARATION = /(\*\/\s*)?(?<![\w-])([a-z-]+):\s*([^;{}]+);([ \t]*\/\*)?/g;

const parseDeclarations = (sheet: string): Declaration[] =>
  [...sheet.matchAll(DECLARATION)].map(([, before, property = '', value = '', after]) => ({
    property,
    value: value.replaceAll(/\s+/g, ' '),
    hasReason: before !== undefined || after !== undefined,
  }));

const rawLengths = (value: string): string[] =>
  [...value.replaceAll(/(var|env)\([^()]*\)/g, '').matchAll(/-?\d*\.?\d+(px|rem|em)\b/g)]
    .map(([length]) => length)
    .filter((length) => !/^-?1px$/.test(length));

/** Each scale with a function that finds the raw values in a declaration. */
const SCALES: { readonly [name: string]: (declaration: Declaration) => readonly string[] } = {
  'radii are on the scale, a circle, or as around them': ({ property, value }) =>
    /^border.*radius$/.test(property) ? rawLengths(value) : [],
  'letters are on the scale': ({ property, value }) =>
    property === 'font-size' || property === 'font' ? rawLengths(value) : [],
  'gaps, paddings and margins are on the scale': ({ property, value }) =>
    /^((row|column)-)?gap$|^(padding|margin)/.test(property) ? rawLengths(value) : [],
  'every z-index is a named layer': ({ property, value }) =>
    property === 'z-index' && !/^var\(--(layer|on)-[a-z]+\)( !important)?$/.test(value) ? [value] : [],
  'sizes are in rem, so that the text size of the browser counts': ({ property, value }) =>
    /^(--r-round|--shadow|--lift|--ring|box-shadow|text-shadow|outline|border|filter|background|translate)/.test(
      property,
    )
      ? []
      : [...value.matchAll(/(\d*\.?\d+)px/g)].flatMap(([length, n]) => (Number(n) > 5 ? [length] : [])),
};

const sheets = filesIn(/\.css$/).map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));

describe.each(Object.entries(SCALES))('%s', (_, rawIn) => {
  test.each(sheets)('$path', ({ text }) => {
    const raw = parseDeclarations(text)
      .filter((declaration) => !declaration.hasReason && rawIn(declaration).length > 0)
      .map(({ property, value }) => `${property}: ${value}`);
    expect(raw).toEqual([]);
  });
});

test('a raw value is found, and a reason accepted', () => {
  const sheet =
    '.a { gap: 7px; padding: var(--s2) 9px;\n/* As the card. */ border-radius: 5px; z-index: 3; }';
  const found = Object.values(SCALES).map(
    (rawIn) => parseDeclarations(sheet).filter((one) => !one.hasReason && rawIn(one).length > 0).length,
  );
  expect(found).toEqual([0, 0, 2, 1, 2]);
});

const SIZE = /\d[\d.]*(?:rem|em|px)/g;
/** Imported, it would need a browser. */
const BREAKPOINTS: readonly string[] =
  readFileSync(join(SRC, 'web/ui/browser/breakpoints.ts'), 'utf8').match(SIZE) ?? [];
const findOtherSizes = (text: string): string[] =>
  [...text.matchAll(/@media ([^{]+)\{|matchMedia\((['`])(.*?)\2\)/g)].flatMap(
    ([, media = '', , query = media]) =>
      (query.match(SIZE) ?? []).filter((size) => !BREAKPOINTS.includes(size)),
  );

describe('media queries use only the five breakpoints', () => {
  test('which are five', () => expect(new Set(BREAKPOINTS).size).toBe(5));
  test.each(sheets)('$path', ({ text }) => expect(findOtherSizes(text)).toEqual([]));
  test('scripts', () => {
    const scripts = filesIn(/^(web|games)\/.*\.tsx?$/).map((path) => readFileSync(join(SRC, path), 'utf8'));
    expect(scripts.flatMap(findOtherSizes)).toEqual([]);
  });
  test('another size is found', () =>
    expect(findOtherSizes("@media (30rem <= width < 35rem) {} matchMedia('(width < 900px)')")).toEqual([
      '30rem',
      '900px',
    ]));
});

test('forced colours do not move anything', () => {
  for (const { path, text } of sheets)
    for (const [, , block = ''] of text.matchAll(
      /^( *)@media \(forced-colors: active\) \{\n([\s\S]*?)^\1\}/gm,
    ))
      expect(
        parseDeclarations(block).filter(({ property }) =>
          /^(position|inset|display|top|left)$/.test(property),
        ),
        path,
      ).toEqual([]);
});

test('a part of the kit needs only the width and colour of a card', () => {
  const kit = sheets.find(({ path }) => path.endsWith('kit/kit.css'))!.text;
  const given = [
    kit,
    ...filesIn(/^web\/ui\/(kit\/.*\.tsx?|styles\/tokens\.css)$/).map((path) =>
      readFileSync(join(SRC, path), 'utf8'),
    ),
  ].flatMap((text) => [...text.matchAll(/(--[\w-]+)['"]?:/g)].map(([, name]) => name));
  const needed = [...kit.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect([...new Set(needed.filter((name) => !given.includes(name)))]).toEqual([]);
  expect([...kit.matchAll(/var\(--most[^)]*\)/g)].map(([use]) => use)).toEqual(['var(--most, 4.5rem)']);
});

test('no script sets a z-index', () => {
  const scripts = filesIn(/\/(screen|web)\/.*\.tsx?$/);
  expect(scripts.filter((path) => /z-?index/i.test(readFileSync(join(SRC, path), 'utf8')))).toEqual([]);
});

test('the layers are listed lowest first', () => {
  const tokens = sheets.find(({ path }) => path.endsWith('tokens.css'))!.text;
  const readLayers = (family: string): [name: string, value: number][] =>
    [...tokens.matchAll(new RegExp(`--${family}-([a-z]+): (-?\\d+);`, 'g'))].map(([, name = '', value]) => [
      name,
      Number(value),
    ]);
  const layers = readLayers('layer').map(([name]) => name);
  expect(layers).toEqual(['board', 'dock', 'flight', 'panel', 'dialog', 'toast']);
  for (const family of ['layer', 'on']) {
    const values = readLayers(family).map(([, value]) => value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(new Set(values).size).toBe(values.length);
  }
});

import { expect, test } from 'vitest';
import {
  formatFileName,
  MAX_BYTES,
  parseLink,
  type OpenedFile,
  parsePointer,
  formatPointer,
  readOpenedFile,
} from './readOpenedFile.ts';

const PACKED = 'punto.1.2...look%20back.12.xyz_-.AAAAA';
const read = (text: string, name = 'match.jsonl'): OpenedFile =>
  readOpenedFile(name, new TextEncoder().encode(text));
const why = (opened: OpenedFile): string => (opened.kind === 'unopened' ? opened.why : opened.kind);

test('a match and its step survive formatting and parsing', () => {
  for (const step of [null, 0, 42])
    expect(parsePointer(formatPointer({ packed: PACKED, step }))).toEqual({ packed: PACKED, step });
  for (const text of ['', 'kept', `${PACKED}?at=`, `${PACKED}?at=x`, `${PACKED} `, `${PACKED}<`, 'a.b/../c'])
    expect(parsePointer(text)).toBeNull();
});

test('a link is recognized at any address', () => {
  expect(parseLink(` https://example.org/tavola/#/replay/${PACKED}?at=3\n`)).toEqual({
    packed: PACKED,
    step: 3,
  });
  expect(read(`https://example.org/#/replay/${PACKED}`)).toEqual({
    kind: 'link',
    packed: PACKED,
    step: null,
  });
  expect(parseLink('https://example.org/#/replay/kept')).toBeNull();
  expect(parseLink('two words')).toBeNull();
});

test('a picture contains its match, or none', () => {
  const drawn = (inside: string): string => `<svg xmlns="x"><title>t</title>${inside}<rect/></svg>`;
  const pointer = `<metadata>${PACKED}?at=9</metadata>`;
  expect(read(drawn(pointer))).toEqual({ kind: 'link', packed: PACKED, step: 9 });
  expect(read(`<?xml version="1.0"?>\n${drawn(pointer)}`).kind).toBe('link');
  expect(why(read(drawn('')))).toBe('noMatchInPicture');
  expect(why(read(drawn('<metadata>a drawing program</metadata>')))).toBe('noMatchInPicture');
});

test('the name of a file contains its step', () => {
  expect(read('{}', formatFileName('punto', 17))).toEqual({ kind: 'file', text: '{}', step: 17 });
  expect(read('{}', formatFileName('punto', null))).toEqual({ kind: 'file', text: '{}', step: null });
});

test('an unknown file gets a specific error', () => {
  expect(why(read(' \n'))).toBe('empty');
  expect(why(readOpenedFile('x', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)))).toBe('notText');
  expect(why(readOpenedFile('x.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1)))).toBe(
    'damagedPicture',
  );
  expect(why(readOpenedFile('x', new Uint8Array(MAX_BYTES + 1)))).toBe('tooLarge');
});

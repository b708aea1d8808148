import { expect, test } from 'vitest';
import { folded, paintFor } from './terminal.ts';

test('long lines break between words, drawings and short lines stay', () => {
  expect(folded('one two three four', 9)).toBe('one two\nthree\nfour');
  expect(folded('  R - R\n   \\ /', 9)).toBe('  R - R\n   \\ /');
  expect(folded('incomprehensibilities', 9)).toBe('incomprehensibilities');
});

test('colours take no room, and NO_COLOR or a pipe leaves them out', () => {
  const paint = paintFor({ isTTY: true }, {});
  expect(folded(`${paint('red', 'one')} two`, 7)).toBe(`${paint('red', 'one')} two`);
  expect(paint('red', 'one')).not.toBe('one');
  expect(paintFor({ isTTY: true }, { NO_COLOR: '1' })('red', 'one')).toBe('one');
  expect(paintFor({}, {})('red', 'one')).toBe('one');
});

import { expect, test } from 'vitest';
import { wrapText, paintFor } from './terminal.ts';

test('long lines break between words; drawings and short lines stay', () => {
  expect(wrapText('one two three four', 9)).toBe('one two\nthree\nfour');
  expect(wrapText('  R - R\n   \\ /', 9)).toBe('  R - R\n   \\ /');
  expect(wrapText('incomprehensibilities', 9)).toBe('incomprehensibilities');
});

test('colours have no width, and NO_COLOR or a pipe removes them', () => {
  const paint = paintFor({ isTTY: true }, {});
  expect(wrapText(`${paint('red', 'one')} two`, 7)).toBe(`${paint('red', 'one')} two`);
  expect(paint('red', 'one')).not.toBe('one');
  expect(paintFor({ isTTY: true }, { NO_COLOR: '1' })('red', 'one')).toBe('one');
  expect(paintFor({}, {})('red', 'one')).toBe('one');
});

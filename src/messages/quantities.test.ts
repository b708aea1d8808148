import { expect, test } from 'vitest';
import { LANGUAGES } from '../core/index.ts';
import { percentIn, unitIn } from './quantities.ts';

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test('a percentage has a space before its sign where the language wants one', () =>
  expect(LANGUAGES.map((language) => plain(percentIn(language)(20)))).toEqual([
    '20%',
    '20 %',
    '20 %',
    '20%',
  ]));

test('a duration has its unit in the language, in the singular and in the plural', () => {
  expect(unitIn('en', 'minute')(1)).toBe('1 minute');
  expect(unitIn('de', 'day')(3)).toBe('3 Tage');
  expect(plain(unitIn('it', 'hour', 'short')(2))).toBe('2 h');
});

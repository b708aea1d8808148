import { expect, test } from 'vitest';
import { LANGUAGES } from '../core/index.ts';
import { capital, countIn, listIn, nounIn, percentIn, unitIn } from './text.ts';

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test('a sentence begins with a capital letter', () =>
  expect(['', 'the card', 'élan', '8 cards'].map(capital)).toEqual(['', 'The card', 'Élan', '8 cards']));

test('a count has the singular for 1, in French for 0 too', () => {
  const counted = (number: number): string[] =>
    LANGUAGES.map((language) => countIn(language)(number, 'one', 'many'));
  expect(counted(0)).toEqual(['0 many', '0 many', '0 one', '0 many']);
  expect(counted(1)).toEqual(['1 one', '1 one', '1 one', '1 one']);
  for (const number of [2, 11, 21, 101, 1_000_000])
    expect(counted(number)).toEqual(LANGUAGES.map(() => `${number} many`));
  expect([0, 1, 2].map(nounIn('de', 'Karte', 'Karten'))).toEqual(['0 Karten', '1 Karte', '2 Karten']);
});

test('a list has one conjunction and no comma before it', () => {
  const lists = (parts: readonly string[], type?: 'disjunction'): string[] =>
    LANGUAGES.map((language) => listIn(language, type)(parts));
  expect(lists([])).toEqual(['', '', '', '']);
  expect(lists(['Ada'])).toEqual(['Ada', 'Ada', 'Ada', 'Ada']);
  expect(lists(['Ada', 'Eva'])).toEqual(['Ada and Eva', 'Ada und Eva', 'Ada et Eva', 'Ada e Eva']);
  expect(lists(['1', '8', '11'])).toEqual(['1, 8 and 11', '1, 8 und 11', '1, 8 et 11', '1, 8 e 11']);
  expect(lists(['1', '8', '11'], 'disjunction')).toEqual([
    '1, 8 or 11',
    '1, 8 oder 11',
    '1, 8 ou 11',
    '1, 8 o 11',
  ]);
});

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

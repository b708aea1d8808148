import { describe, expect, test } from 'vitest';
import { ALWAYS_RESERVED, listLookalikes, nameFlaw } from './names.ts';

const areAlike = (a: string, b: string): boolean => {
  const looks = new Set(listLookalikes(a));
  return listLookalikes(b).some((look) => looks.has(look));
};

test.each([
  ['ADA', 'Ada'],
  ['Zoë', 'Zoe'],
  ['Bill', 'BiII'],
  ['Bill', 'B1l1'],
  ['Otto', '0tt0'],
  ['Arne', 'Ame'],
  ['claus', 'Daus'],
  ['Marcla', 'Marda'],
  ['cIaus', 'daus'],
  ['Sam', '5am'],
  ['Bob', '8ob'],
  ['Zoe', '2oe'],
  ['William', 'VVilliam'],
  ['Anna Maria', 'Anna-Maria'],
  ['Anna Maria', 'annamaria'],
  ['O’Neil', "o'neil"],
  // Another alphabet throughout.
  ['coco', 'сосо'],
  ['Hope', 'Норе'],
  ['Ox', 'Ох'],
  ['HAN', 'ΗΑΝ'],
  ['nav', 'ηαν'],
  ['HAN', 'ηαν'],
  ['Каспар', 'КАСПАР'],
  ['Straße', 'STRASSE'],
  ['Søren', 'Soren'],
  ['Łukasz', 'Iukasz'],
  ['Đorđe', 'Dorde'],
  ['ırma', 'Irma'],
  ['エリ', '工リ'],
  ['علي', 'على'],
])('%s and %s look alike', (a, b) => {
  expect(areAlike(a, b)).toBe(true);
});

test.each([
  ['Ada', 'Ida'],
  ['Ben', 'Den'],
  ['Mia', 'Mira'],
  ['Анна', 'Инна'],
  ['かな', 'がな'],
  ['Ella', 'Emma'],
  ['Alicia', 'Alida'],
])('%s and %s do not look alike', (a, b) => {
  expect(areAlike(a, b)).toBe(false);
});

describe('refuses the name', () => {
  test.each(['A', '', 'x'.repeat(21)])('%j: too short or too long', (name) => {
    expect(nameFlaw(name)).toBe('length');
  });
  test.each([
    'Ada\u200B',
    'A\u200Dda',
    '\u202EadA',
    'A\u2066da',
    'A\u034Fda',
    'Ada\uFE0F',
    '\u3164\u3164',
    'A\u0301\u0301da',
    'e\u0301ve',
    ' Ada',
    'Ada ',
    'Ada  B',
    'A--da',
    '1234',
    '𝐀𝐝𝐚',
    'Ａｄａ',
    'ﬁnn',
    'ᴀᴅᴀ',
    'Ꭺda',
    'ɑda',
    'ǀda',
    'Ada|',
    'Ada\n',
    'Ada🙂',
    '<b>Ada',
    'A٣da',
  ])('%j: forbidden signs', (name) => {
    expect(nameFlaw(name)).toBe('signs');
  });
  test.each(['Аda', 'Adа', 'Ρaul', 'Ника1a', 'Λena', 'ㅏda'.replace('ㅏ', '아'), 'אda'])(
    '%j: letters of several scripts',
    (name) => {
      expect(nameFlaw(name)).toBe('scripts');
    },
  );
});

test.each([
  'Ada',
  'Zoë',
  'O’Neil',
  'Jean-Luc',
  'Anna 2',
  'Каспар',
  'Ελένη',
  'さくら子',
  '김철수',
  'علي',
  'דוד',
])('accepts the name %s', (name) => {
  expect(nameFlaw(name)).toBeNull();
});

test('refuses names that look like a placeholder for nameless players', () => {
  expect(ALWAYS_RESERVED.some((name) => areAlike(name, 'S0mebody'))).toBe(true);
});

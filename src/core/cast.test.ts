import { describe, expect, test } from 'vitest';
import { CAST, nextInCast, temperAmong } from './cast.ts';
import { castAt, castFrom } from './castElsewhere.ts';

describe('who sits down next', () => {
  test.each([1, 2, 3])('%i never meet the same person twice in a row', (count) => {
    let met = nextInCast([], count);
    for (let table = 0; table < 20; table++) {
      const next = nextInCast(met, count);
      expect(next.filter((name) => met.includes(name))).toEqual([]);
      expect(new Set(next).size).toBe(count);
      met = next;
    }
  });
  test('of five as few as can be come again, and nobody twice', () => {
    const met = nextInCast([], 5);
    const next = nextInCast(met, 5);
    expect(new Set(next).size).toBe(5);
    expect(next.filter((name) => !met.includes(name))).toHaveLength(CAST.length - 5);
  });
  test('one opponent after the other has another temper', () => {
    const tempers = ['a', 'b', 'c'];
    let [name] = nextInCast([], 1);
    for (let table = 0; table < 12; table++) {
      const [next] = nextInCast([name], 1);
      expect(temperAmong(tempers, next)).not.toBe(temperAmong(tempers, name));
      name = next;
    }
  });
  test('a stranger has no temper', () => expect(temperAmong(['a'], 'Zoe')).toBeUndefined());
});

test('at a table elsewhere the company follows from its name, and every name comes', () => {
  const first = new Set(Array.from({ length: 60 }, (_, i) => castAt(`table${i}`, 0)));
  expect([...first].toSorted()).toEqual([...CAST]);
  expect(CAST.indexOf(castAt('x', 0) as 'Ada')).toBe(castFrom('x'));
  expect(new Set(CAST.map((_, seat) => castAt('x', seat))).size).toBe(CAST.length);
});

import { describe, expect, test } from 'vitest';
import { BOT_NAMES, nextBotNames, assignStyle } from './botNames.ts';
import { onlineBotName, firstOnlineBot } from './onlineBotNames.ts';

describe('who sits down next', () => {
  test.each([1, 2, 3])('%i never meet the same person twice in a row', (count) => {
    let met = nextBotNames([], count);
    for (let table = 0; table < 20; table++) {
      const next = nextBotNames(met, count);
      expect(next.filter((name) => met.includes(name))).toEqual([]);
      expect(new Set(next).size).toBe(count);
      met = next;
    }
  });
  test('of five as few as can be come again, and nobody twice', () => {
    const met = nextBotNames([], 5);
    const next = nextBotNames(met, 5);
    expect(new Set(next).size).toBe(5);
    expect(next.filter((name) => !met.includes(name))).toHaveLength(BOT_NAMES.length - 5);
  });
  test('one opponent after the other has another temper', () => {
    const tempers = ['a', 'b', 'c'];
    let [name] = nextBotNames([], 1);
    for (let table = 0; table < 12; table++) {
      const [next] = nextBotNames([name], 1);
      expect(assignStyle(tempers, next)).not.toBe(assignStyle(tempers, name));
      name = next;
    }
  });
  test('a stranger has no temper', () => expect(assignStyle(['a'], 'Zoe')).toBeUndefined());
});

test('at a table elsewhere the company follows from its name, and every name comes', () => {
  const first = new Set(Array.from({ length: 60 }, (_, i) => onlineBotName(`table${i}`, 0)));
  expect([...first].toSorted()).toEqual([...BOT_NAMES]);
  expect(BOT_NAMES.indexOf(onlineBotName('x', 0) as 'Ada')).toBe(firstOnlineBot('x'));
  expect(new Set(BOT_NAMES.map((_, seat) => onlineBotName('x', seat))).size).toBe(BOT_NAMES.length);
});

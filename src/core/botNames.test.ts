import { describe, expect, test } from 'vitest';
import { BOT_NAMES, nextBotNames, assignStyle } from './botNames.ts';
import { onlineBotName, firstOnlineBot } from './onlineBotNames.ts';

describe('bot names', () => {
  test.each([1, 2, 3])('%i bots never include a name of the last table while others are left', (count) => {
    let met = nextBotNames([], count);
    for (let table = 0; table < 20; table++) {
      const next = nextBotNames(met, count);
      expect(next.filter((name) => met.includes(name))).toEqual([]);
      expect(new Set(next).size).toBe(count);
      met = next;
    }
  });
  test('repeat as few of five as possible, and none twice', () => {
    const met = nextBotNames([], 5);
    const next = nextBotNames(met, 5);
    expect(new Set(next).size).toBe(5);
    expect(next.filter((name) => !met.includes(name))).toHaveLength(BOT_NAMES.length - 5);
  });
  test('give successive opponents different styles', () => {
    const styles = ['a', 'b', 'c'];
    let [name] = nextBotNames([], 1);
    for (let table = 0; table < 12; table++) {
      const [next] = nextBotNames([name], 1);
      expect(assignStyle(styles, next)).not.toBe(assignStyle(styles, name));
      name = next;
    }
  });
  test('give no style to an unknown name', () => expect(assignStyle(['a'], 'Zoe')).toBeUndefined());
});

test('bot names follow from the name of an online table, and all of them occur', () => {
  const first = new Set(Array.from({ length: 60 }, (_, i) => onlineBotName(`table${i}`, 0)));
  expect([...first].toSorted()).toEqual([...BOT_NAMES]);
  expect(BOT_NAMES.indexOf(onlineBotName('x', 0) as 'Ada')).toBe(firstOnlineBot('x'));
  expect(new Set(BOT_NAMES.map((_, seat) => onlineBotName('x', seat))).size).toBe(BOT_NAMES.length);
});

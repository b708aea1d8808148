import { describe, expect, test } from 'vitest';
import { type Config, parseConfig } from '../../../core/index.ts';
import { punto } from '../rules/rules.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const table = (seats: number, options = {}): Config => parseConfig(punto, { seats, options }) as Config;
const NUMBERS = {
  en: ['two', 'three', 'four', 'five'],
  de: ['zwei', 'drei', 'vier', 'fünf'],
  fr: ['deux', 'trois', 'quatre', 'cinq'],
  it: ['due', 'tre', 'quattro', 'cinque'],
} as const;

describe('the introduction describes its table', () => {
  test.each(Object.entries({ en, de, fr, it }))('%s', (language, { board: { howTo } }) => {
    const [two, three, four, five] = NUMBERS[language as keyof typeof NUMBERS];
    const says = (sentence: string, number: string): boolean =>
      new RegExp(`(?<!\\p{L})${number}(?!\\p{L})`, 'u').test(sentence);
    const goal = (config: Config): string => howTo(config)[0];
    const end = (config: Config): string => howTo(config).at(-1)!;
    // P2–P5: how many in a row.
    for (const [config, needed, other] of [
      [table(2), five, four],
      [table(3), four, five],
      [table(4), four, five],
      [table(4, { teams: true }), five, four],
    ] as const) {
      expect(says(goal(config), needed)).toBe(true);
      expect(says(goal(config), other)).toBe(false);
    }
    // P16: how many rounds.
    expect(says(end(table(2)), two)).toBe(true);
    expect(says(end(table(2, { roundsToWin: 3 })), three)).toBe(true);
    expect(says(end(table(2, { roundsToWin: 1 })), two)).toBe(false);
    // P3 and P8.
    expect(goal(table(3))).toContain(goal(table(4)));
    expect(goal(table(3))).not.toBe(goal(table(4)));
    expect(howTo(table(2, { reveal: 'ahead' }))[1]).not.toBe(howTo(table(2))[1]);
  });
});

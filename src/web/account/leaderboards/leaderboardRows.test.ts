/** A leaderboard with the levels of the bots between the people. */
import { expect, test } from 'vitest';
import type { RatedGame } from '../../../protocol/index.ts';
import { linesAround, linesOf } from './leaderboardRows.ts';

const fixed = (value: number) => ({ value, uncertainty: 0, provisional: false });
const BOTS: RatedGame['bots'] = {
  easy: fixed(1200),
  medium: fixed(1500),
  hard: fixed(1700),
  expert: fixed(1900),
};
const row = (place: number, name: string, value: number) => ({
  place,
  name,
  value,
  uncertainty: 40,
  matches: 9,
});
const called = (lines: ReturnType<typeof linesOf>): string[] =>
  lines.map((line) => (line.kind === 'bot' ? line.level : line.name));

test('levels stand between the people, below whoever has reached them', () => {
  expect(called(linesOf([row(1, 'Ada', 1950), row(2, 'Ben', 1700), row(3, 'Cleo', 1100)], BOTS))).toEqual([
    'Ada',
    'expert',
    'Ben',
    'hard',
    'medium',
    'easy',
    'Cleo',
  ]);
  expect(called(linesOf([], BOTS)), 'the scale alone').toEqual(['expert', 'hard', 'medium', 'easy']);
});

test('people of one rating stay as they were placed', () => {
  const tied = [row(1, 'Zoe', 1600), row(1, 'Abe', 1600)];
  expect(called(linesOf(tied, BOTS)).slice(2, 4)).toEqual(['Zoe', 'Abe']);
});

test('a neighbourhood has the levels in it and the next below', () => {
  const around = [row(7, 'Mia', 1650), row(8, 'Me', 1450), row(9, 'Tom', 1400)];
  expect(called(linesAround(around, BOTS))).toEqual(['Mia', 'medium', 'Me', 'Tom', 'easy']);
  expect(linesAround([], BOTS)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { RatedGame } from '../../../protocol/index.ts';
import { buildLinesAround, buildLines } from './leaderboardRows.ts';

const formatValue = (value: number) => ({ value, uncertainty: 0, provisional: false });
const BOTS: RatedGame['bots'] = {
  easy: formatValue(1200),
  medium: formatValue(1500),
  hard: formatValue(1700),
  expert: formatValue(1900),
};
const row = (place: number, name: string, value: number) => ({
  place,
  name,
  value,
  uncertainty: 40,
  matches: 9,
});
const formatLine = (lines: ReturnType<typeof buildLines>): string[] =>
  lines.map((line) => (line.kind === 'bot' ? line.level : line.name));

test('levels stand below the players who have reached them', () => {
  expect(
    formatLine(buildLines([row(1, 'Ada', 1950), row(2, 'Ben', 1700), row(3, 'Cleo', 1100)], BOTS)),
  ).toEqual(['Ada', 'expert', 'Ben', 'hard', 'medium', 'easy', 'Cleo']);
  expect(formatLine(buildLines([], BOTS)), 'the scale alone').toEqual(['expert', 'hard', 'medium', 'easy']);
});

test('players with equal ratings keep their order', () => {
  const tied = [row(1, 'Zoe', 1600), row(1, 'Abe', 1600)];
  expect(formatLine(buildLines(tied, BOTS)).slice(2, 4)).toEqual(['Zoe', 'Abe']);
});

test('a part of a leaderboard has its levels and the next one below', () => {
  const around = [row(7, 'Mia', 1650), row(8, 'Me', 1450), row(9, 'Tom', 1400)];
  expect(formatLine(buildLinesAround(around, BOTS))).toEqual(['Mia', 'medium', 'Me', 'Tom', 'easy']);
  expect(buildLinesAround([], BOTS)).toEqual([]);
});

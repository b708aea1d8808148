import { expect, test } from 'vitest';
import { LANGUAGES } from '../../core/index.ts';
import { en } from './messages/en.ts';
import { de } from './messages/de.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { formatClock, formatDuration, formatShortDuration, formatTimeControl } from './formatTime.ts';

const HOUR = 3_600_000;
const WORDS = { en, de, fr, it };
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test('a clock that has just started on a whole day shows the day', () => {
  expect(formatClock(24 * HOUR, en)).toBe('1 day');
  expect(formatClock(24 * HOUR - 1, en)).toBe('1 day');
  expect(formatClock(24 * HOUR, de)).toBe('1 Tag');
});

test('a clock shows days and hours, then hours, then minutes', () => {
  expect(formatClock(51 * HOUR, en)).toBe('2 days 3 hr');
  expect(formatClock(23 * HOUR, en)).toBe('23:00:00');
  expect(formatClock(5 * 60_000, en)).toBe('5:00');
});

test('durations are written as in each language', () => {
  const said = LANGUAGES.map((language) => plain(formatDuration(2 * HOUR, WORDS[language])));
  expect(said).toEqual(['2 hours', '2 Stunden', '2 heures', '2 ore']);
  expect(formatShortDuration(3 * 60_000, en)).toBe('3 min');
  expect(formatTimeControl({ kind: 'live', bank: 5 * 60_000, increment: 10_000 }, en)).toBe(
    '5 minutes + 10 seconds per move',
  );
});

test('a page whose time is behind an event shows no negative duration', () => {
  expect(formatShortDuration(-3000, en)).toBe('');
});

import { describe, expect, test } from 'vitest';
import type { CountedMatch } from '../../match/storage/countedMatches.ts';
import { computeExpectation, computeStatistics, listMatchesOf, listPlayers } from './computeStatistics.ts';

let number = 0;
/** A match of Mia against bots of these levels. */
const match = (share: number, others: (string | null)[], more: Partial<CountedMatch> = {}): CountedMatch => ({
  match: `m${++number}`,
  game: 'punto',
  at: number,
  players: [{ name: 'Mia', share, score: null, motives: null }],
  others,
  milliseconds: 60_000,
  ...more,
});
const player = (name: string, share: number, score: number | null = null) => ({
  name,
  share,
  score,
  motives: null,
});
const numbers = (matches: CountedMatch[], measure: Parameters<typeof computeStatistics>[1] = 'equal') =>
  computeStatistics(listMatchesOf(matches, 'Mia'), measure);

describe('wins', () => {
  test('an equal chance expects one win per number of seats', () => {
    const { matches, won, expected } = numbers([
      match(1, ['easy']),
      match(0, ['easy', 'hard', 'hard']),
      match(0.5, ['even-120']),
    ]);
    expect({ matches, won, expected }).toEqual({ matches: 3, won: 1.5, expected: 1.25 });
  });
  test('a level expects more wins against weaker bots than against stronger ones', () => {
    const against = (level: string | null, measure: 'easy' | 'medium' | 'expert') =>
      computeExpectation(listMatchesOf([match(1, [level])], 'Mia')[0], measure);
    expect(against('medium', 'medium')).toBe(0.5);
    expect(against('easy', 'medium')).toBeCloseTo(0.7, 1);
    expect(against('even-100', 'medium')).toBe(0.5);
    expect(against('medium', 'expert')).toBeGreaterThan(against('easy', 'medium'));
    // The strength of people, and of bots without a level, is unknown.
    expect(against(null, 'expert')).toBe(0.5);
    expect(against('search', 'easy')).toBe(0.5);
  });
  test('expected wins add up to the number of matches', () => {
    const all = ['easy', 'medium', 'hard', 'expert'] as const;
    const sum = all.reduce((total, measure) => {
      const others = all.filter((level) => level !== measure);
      return total + computeExpectation(listMatchesOf([match(1, others)], 'Mia')[0], measure);
    }, 0);
    expect(sum).toBeCloseTo(1, 10);
  });
  test('the course counts wins above expectation after each match', () => {
    const { course } = numbers([match(1, ['easy']), match(0, ['easy']), match(1, ['easy', 'easy', 'easy'])]);
    expect(course).toEqual([0.5, 0, 0.75]);
  });
});

describe('groups', () => {
  const { byGame, bySeats, byCompany } = numbers([
    match(1, ['hard', 'hard']),
    match(0, ['hard', 'easy']),
    match(1, ['even-80'], { game: 'campos' }),
    match(0, [null]),
    match(1, ['medium'], { players: [player('Mia', 1), player('Ben', 0)] }),
    match(0, ['easy']),
  ]);
  test('games are sorted by number of matches', () => {
    expect(byGame.map(({ of, matches, won }) => [of, matches, won])).toEqual([
      ['punto', 5, 2],
      ['campos', 1, 1],
    ]);
  });
  test('seats are sorted by number and include online players', () => {
    expect(bySeats.map(({ of, matches }) => [of, matches])).toEqual([
      [2, 3],
      [3, 3],
    ]);
  });
  test('opponents are grouped by level, adaptive, mixed or people', () => {
    expect(byCompany.map(({ of, matches }) => [of, matches])).toEqual([
      ['easy', 1],
      ['hard', 1],
      ['even', 1],
      ['mixed', 1],
      ['people', 2],
    ]);
  });
});

describe('several people on one device', () => {
  const matches = [
    match(0, [], { players: [player('Mia', 0, 12), player('Ben', 1, 30)] }),
    match(1, [], { players: [player('Ben', 0, 8), player('Mia', 1, 9)] }),
    match(1, ['easy'], { players: [player('Ben', 1, 41)] }),
  ];
  test('each person has their own statistics', () => {
    expect(listPlayers(matches)).toEqual(['Ben', 'Mia']);
    const ben = computeStatistics(listMatchesOf(matches, 'Ben'), 'equal');
    expect([ben.matches, ben.won, ben.expected]).toEqual([3, 2, 1.5]);
    expect(ben.bests).toEqual([{ game: 'punto', seats: 2, score: 41, at: matches[2].at }]);
    expect(numbers(matches).bests).toEqual([{ game: 'punto', seats: 2, score: 12, at: matches[0].at }]);
  });
});

test('a streak counts consecutive wins, including shared ones', () => {
  const shares = [1, 0.5, 1, 0, 1, 1];
  expect(numbers(shares.map((share) => match(share, ['easy']))).streak).toEqual({ now: 2, longest: 3 });
  expect(numbers([]).streak).toEqual({ now: 0, longest: 0 });
});

test('the best score may be negative', () => {
  const lost = match(0, ['easy'], { game: 'campos', players: [player('Mia', 0, -3)] });
  expect(numbers([lost, match(1, ['easy'])]).bests).toEqual([
    { game: 'campos', seats: 2, score: -3, at: lost.at },
  ]);
});

test('motives are sorted by frequency within each game', () => {
  const decidedFor = (game: string, motives: { [motive: string]: number } | null) =>
    match(1, ['easy'], { game, players: [{ ...player('Mia', 1), motives }] });
  const { favourites } = numbers([
    decidedFor('punto', { blocks: 2, builds: 3 }),
    decidedFor('campos', { scores: 1 }),
    decidedFor('punto', { blocks: 3 }),
    decidedFor('punto', null),
  ]);
  expect(favourites).toEqual([
    { game: 'punto', motive: 'blocks', count: 5, share: 5 / 8 },
    { game: 'punto', motive: 'builds', count: 3, share: 3 / 8 },
    { game: 'campos', motive: 'scores', count: 1, share: 1 },
  ]);
});

test('playtime counts only matches with a known duration', () => {
  const { milliseconds, untimed } = numbers([
    match(1, ['easy']),
    match(1, ['easy'], { milliseconds: null }),
    match(0, ['easy'], { milliseconds: 90_000 }),
  ]);
  expect({ milliseconds, untimed }).toEqual({ milliseconds: 150_000, untimed: 1 });
});

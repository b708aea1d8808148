/** Places of a rated match: winners, those who stayed, those who left, and partners. */
import { expect, test } from 'vitest';
import { rateMatch, assignTeams } from './rateMatch.ts';
import { botRating, displayRating } from './displayScale.ts';
import { type Rating, INITIAL_RATING } from './wengLin.ts';

const unknown = (seats: number): Rating[] => Array.from({ length: seats }, () => INITIAL_RATING);
const places = (seats: number, winners: number[], left: number[], teams = false): number[] =>
  rateMatch(unknown(seats), { teams: assignTeams(seats, teams), winners, left }).map(({ place }) => place);

test('the winner is first, and all others share the next place', () => {
  expect(places(2, [1], [])).toEqual([1, 0]);
  expect(places(4, [2], [])).toEqual([1, 1, 0, 1]);
  expect(places(4, [0, 2], [])).toEqual([0, 2, 0, 2]);
  expect(places(6, [5], [])).toEqual([1, 1, 1, 1, 1, 0]);
});

test('players who left come after all who stayed, the first to leave last', () => {
  expect(places(4, [0], [2, 3])).toEqual([0, 1, 3, 2]);
  expect(places(3, [0, 1], [2])).toEqual([0, 0, 2]);
  expect(places(3, [2], [2]), 'a bot has won in the seat of who left').toEqual([0, 0, 2]);
  expect(places(2, [], [1, 0]), 'all have left').toEqual([0, 1]);
});

test('partners win and lose together, but a player who left a partner behind comes last', () => {
  expect(places(4, [0, 2], [], true)).toEqual([0, 2, 0, 2]);
  expect(places(4, [0, 2], [2], true)).toEqual([0, 2, 3, 2]);
  expect(places(4, [1, 3], [2], true)).toEqual([2, 0, 3, 0]);
  expect(places(4, [1, 3], [1, 3], true), 'a team that has left has lost').toEqual([0, 2, 0, 2]);
  const [stayed, , left] = rateMatch(unknown(4), { teams: [0, 1, 0, 1], winners: [0, 2], left: [2] });
  expect(stayed.after.mu).toBeGreaterThan(25);
  expect(left.after.mu).toBeLessThan(25);
});

test('leaving never pays', () => {
  const before: Rating[] = [
    { mu: 31, sigma: 3 },
    { mu: 22, sigma: 5 },
    { mu: 27, sigma: 8 },
  ];
  const after = (left: number[]): number =>
    rateMatch(before, { teams: [0, 1, 2], winners: [1], left })[0].after.mu;
  expect(after([0])).toBeLessThan(after([]));
  expect(after([0, 2])).toBeLessThan(after([2, 0]));
});

test('ratings are shown around 1500, and are provisional until they are certain enough', () => {
  expect(displayRating(INITIAL_RATING)).toEqual({ value: 1500, uncertainty: 500, provisional: true });
  expect(displayRating({ mu: 25.01, sigma: 5 })).toEqual({
    value: 1501,
    uncertainty: 300,
    provisional: false,
  });
  expect(displayRating({ mu: 25, sigma: 5.0001 }).provisional).toBe(true);
  expect(displayRating(botRating(1864))).toEqual({ value: 1864, uncertainty: 60, provisional: false });
});

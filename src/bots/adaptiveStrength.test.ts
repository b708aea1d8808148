import { describe, expect, test } from 'vitest';
import { fastRng } from '../core/index.ts';
import {
  adaptiveName,
  nextStrength,
  type AdaptiveResult,
  parseAdaptiveName,
  findStrength,
} from './adaptiveStrength.ts';

/** Simulated chance that a person beats the others. `slope` is the value of one level to this person. */
const chance = (person: number, slope: number, against: number, seats: number): number =>
  1 / (1 + (seats - 1) * Math.exp(slope * (against - person)));

interface Person {
  readonly strength: number;
  readonly slope: number;
  readonly seats: number;
}

/** Expected win rates of a simulated career, one per match and one for the match after it. */
function career({ strength, slope, seats }: Person, matches: number, seed: number): number[] {
  const rng = fastRng('even', seed);
  const results: AdaptiveResult[] = [];
  const chances: number[] = [];
  for (;;) {
    const against = nextStrength(results);
    const wins = chance(strength, slope, against, seats);
    chances.push(wins);
    if (chances.length > matches) return chances;
    results.push({ against, seats, share: rng.below(1e6) < 1e6 * wins ? 1 : 0 });
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const PEOPLE = 150;

describe.each([0.6, 1.2])('with a level slope of %f', (slope) => {
  test.each([-0.9, -0.2, 0.3, 0.8, 1.5, 2.2, 3])(
    'a person of strength %f wins 40 to 60 of 100 within twenty matches',
    (strength) => {
      const people = Array.from({ length: PEOPLE }, (_, i) => career({ strength, slope, seats: 2 }, 20, i));
      // Works on chances, not luck, so this many people give the mean to a hundredth.
      const last = mean(people.map((chances) => mean(chances.slice(10))));
      const then = mean(people.map((chances) => chances.at(-1)!));
      for (const share of [last, then]) {
        expect(share).toBeGreaterThan(0.4);
        expect(share).toBeLessThan(0.6);
      }
      const far = people.filter((chances) => Math.abs(chances.at(-1)! - 0.5) > 0.25);
      expect(far.length / PEOPLE).toBeLessThan(0.1);
    },
  );
});

test('with three seats an even match gives every player the same chance', () => {
  const people = Array.from({ length: PEOPLE }, (_, i) =>
    career({ strength: 1.5, slope: 0.85, seats: 3 }, 20, i),
  );
  const share = mean(people.map((chances) => chances.at(-1)!));
  expect(share).toBeGreaterThan(0.27);
  expect(share).toBeLessThan(0.4);
});

test('the strength changes by at most a third of a level per match and stays within the levels', () => {
  const results: AdaptiveResult[] = [];
  let before = nextStrength(results);
  for (let match = 0; match < 60; match++) {
    results.push({ against: before, seats: 2, share: match < 20 ? 1 : 0 });
    const now = nextStrength(results);
    expect(Math.abs(now - before)).toBeLessThanOrEqual(1 / 3 + 1e-9);
    expect(now).toBeGreaterThanOrEqual(-1);
    expect(now).toBeLessThanOrEqual(3);
    if (match === 19) expect(now).toBe(3);
    before = now;
  }
  expect(before).toBe(-1);
});

test('only a strength has a name on the scale', () => {
  expect(parseAdaptiveName(adaptiveName(1.37))).toBe(1.37);
  expect(parseAdaptiveName(adaptiveName(-0.4))).toBe(-0.4);
  for (const wrong of ['even', 'even-', 'even-301', 'even--101', 'even-1.5', 'even-x', 'hard'])
    expect(parseAdaptiveName(wrong), wrong).toBeUndefined();
  expect([findStrength('hard'), findStrength('even-50'), findStrength('random')]).toEqual([
    2,
    0.5,
    undefined,
  ]);
});

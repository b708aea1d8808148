import { describe, expect, test } from 'vitest';
import { fastRng } from '../core/index.ts';
import {
  adaptiveName,
  nextStrength,
  type AdaptiveResult,
  parseAdaptiveName,
  findStrength,
} from './adaptiveStrength.ts';

/** How likely a simulated person beats each of the others; `slope` is what a level is worth to them. */
const chance = (person: number, slope: number, against: number, seats: number): number =>
  1 / (1 + (seats - 1) * Math.exp(slope * (against - person)));

interface Person {
  readonly strength: number;
  readonly slope: number;
  readonly seats: number;
}

/** The chance to win at each of their matches, and at the one after them. */
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

describe.each([0.6, 1.2])('where a level is worth %f', (slope) => {
  test.each([-0.9, -0.2, 0.3, 0.8, 1.5, 2.2, 3])(
    'somebody of strength %f wins 40 to 60 of 100 within twenty matches',
    (strength) => {
      const people = Array.from({ length: PEOPLE }, (_, i) => career({ strength, slope, seats: 2 }, 20, i));
      // Chances, not luck: with so many people the mean is known to a hundredth.
      const last = mean(people.map((chances) => mean(chances.slice(10))));
      const then = mean(people.map((chances) => chances.at(-1)!));
      for (const share of [last, then]) {
        expect(share).toBeGreaterThan(0.4);
        expect(share).toBeLessThan(0.6);
      }
      // And nobody is left far from it.
      const far = people.filter((chances) => Math.abs(chances.at(-1)! - 0.5) > 0.25);
      expect(far.length / PEOPLE).toBeLessThan(0.1);
    },
  );
});

test('with three seats an even match is one that everybody wins as often', () => {
  const people = Array.from({ length: PEOPLE }, (_, i) =>
    career({ strength: 1.5, slope: 0.85, seats: 3 }, 20, i),
  );
  const share = mean(people.map((chances) => chances.at(-1)!));
  expect(share).toBeGreaterThan(0.27);
  expect(share).toBeLessThan(0.4);
});

test('from one match to the next it changes by a third of a level at most, and stays between the levels', () => {
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

test('a strength has a name, and only a strength has', () => {
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

import { expect, test } from 'vitest';
import { type FastRng, fastRng } from '../../core/index.ts';
import { computePoints } from './clubNight.ts';

test.each([
  ['a win', { seats: [0, 1, 2], winners: [1], standIns: [], gaveUp: [] }, [0, 3, 0]],
  ['a shared win', { seats: [0, 1, 2, 3], winners: [1, 3], standIns: [], gaveUp: [] }, [0, 2, 0, 2]],
  ['a bot of the table', { seats: [0, 1, null], winners: [2], standIns: [], gaveUp: [] }, [0, 0, 3]],
  ['no result', { seats: [0, 1, null], winners: null, standIns: [], gaveUp: [] }, [1, 1, 1]],
  [
    'no result and an absent person',
    { seats: [0, 1, 2], winners: null, standIns: [1], gaveUp: [] },
    [1, 0, 1],
  ],
  ['a win over a stand-in', { seats: [0, 1, 2], winners: [0], standIns: [1], gaveUp: [] }, [2, 0, 0]],
  ['the win of a stand-in', { seats: [0, 1, 2], winners: [1], standIns: [1], gaveUp: [] }, [1, 0, 1]],
  [
    'a win shared with a stand-in',
    { seats: [0, 1, 2], winners: [0, 1], standIns: [1], gaveUp: [] },
    [2, 0, 0],
  ],
  ['a win after another gave up', { seats: [0, 1, 2], winners: [0], standIns: [], gaveUp: [1] }, [3, 0, 0]],
  [
    'the win of a bot for one who gave up',
    { seats: [0, 1, 2], winners: [1], standIns: [], gaveUp: [1] },
    [1.5, 0, 1.5],
  ],
  ['no result after one gave up', { seats: [0, 1, 2], winners: null, standIns: [], gaveUp: [1] }, [1, 0, 1]],
  ['nobody there', { seats: [0, 1, 2], winners: null, standIns: [0, 1, 2], gaveUp: [] }, [0, 0, 0]],
])('the points of %s', (_, table, points) => {
  expect(computePoints(table)).toEqual(points);
});

/** One evening of four rounds; adds each person's points and rounds to the sums. */
function playEvening(rng: FastRng, absence: number, sums: { points: number; rounds: number }[]): void {
  const chance = (): number => rng.below(1_000_000) / 1_000_000;
  for (let round = 0; round < 4; round++) {
    const seats = [0, 1, 2, 3];
    const standIns = seats.filter(() => chance() < absence);
    // Stand-ins are twice as good as people.
    const strengths = seats.map((seat): number => (standIns.includes(seat) ? 2 : 1));
    let roll = chance() * strengths.reduce((a, b) => a + b);
    const winner = strengths.findIndex((strength) => (roll -= strength) < 0);
    const points = computePoints({ seats, winners: [winner], standIns, gaveUp: [] });
    for (const seat of seats) {
      if (standIns.includes(seat)) continue;
      sums[seat].points += points[seat];
      sums[seat].rounds++;
    }
  }
}

test('over thousands of evenings everyone gets one point per round, however many are missing', () => {
  for (const absence of [0, 0.1, 0.4]) {
    const sums = Array.from({ length: 4 }, () => ({ points: 0, rounds: 0 }));
    const rng = fastRng(`absence ${absence}`, 0);
    for (let evening = 0; evening < 5000; evening++) playEvening(rng, absence, sums);
    for (const { points, rounds } of sums) {
      expect(points / rounds).toBeGreaterThan(0.97);
      expect(points / rounds).toBeLessThan(1.03);
    }
  }
});

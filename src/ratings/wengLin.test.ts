/** The method's own properties, and figures of an independent implementation (openskill 5.0.1, tau 25/300). */
import { expect, test } from 'vitest';
import { fastRng } from '../core/index.ts';
import { exponential } from './exponential.ts';
import { type Rating, rate, INITIAL_RATING } from './wengLin.ts';

const alone = (rating: Rating, place: number): { ratings: Rating[]; place: number } => ({
  ratings: [rating],
  place,
});

test('four seats with a shared place agree with openskill', () => {
  const after = rate([
    alone(INITIAL_RATING, 0),
    alone({ mu: 32.444, sigma: 5.123 }, 1),
    alone({ mu: 43.381, sigma: 2.421 }, 1),
    alone({ mu: 25.188, sigma: 6.211 }, 3),
  ]).flat();
  const expected = [
    [29.135025416698227, 8.238646674549758],
    [32.446531664647466, 5.081073894646563],
    [43.15348517494118, 2.4196233609268547],
    [24.38299650884116, 6.148396392764549],
  ];
  for (const [i, { mu, sigma }] of after.entries()) {
    expect(mu).toBeCloseTo(expected[i][0], 12);
    expect(sigma).toBeCloseTo(expected[i][1], 12);
  }
});

test('teams agree with openskill', () => {
  const [[first, second], [third, fourth]] = rate([
    { ratings: [INITIAL_RATING, { mu: 32.444, sigma: 5.123 }], place: 1 },
    {
      ratings: [
        { mu: 43.381, sigma: 2.421 },
        { mu: 25.188, sigma: 6.211 },
      ],
      place: 2,
    },
  ]) as [[Rating, Rating], [Rating, Rating]];
  expect([first.mu, second.mu, third.mu, fourth.mu].map((mu) => mu.toFixed(10))).toEqual(
    [28.66965004054765, 33.83109857241283, 43.07093871398889, 23.149339322397246].map((mu) => mu.toFixed(10)),
  );
});

test('a much stronger player ends up higher, and every rating becomes more certain', () => {
  const rng = fastRng('strengths', 0);
  const strengths = [0, 4, 8, 12, 16, 20];
  const ratings = strengths.map(() => INITIAL_RATING);
  for (let match = 0; match < 1200; match++) {
    const seats = strengths
      .map((_, who) => ({ who, lot: rng.below(1e6) }))
      .toSorted((a, b) => a.lot - b.lot)
      .slice(0, 3)
      .map(({ who }) => who);
    const results = seats.map((who) => strengths[who] + ((rng.below(1000) + rng.below(1000)) / 1000 - 1) * 8);
    const after = rate(
      seats.map((who, i) => alone(ratings[who], results.filter((r) => r > results[i]!).length)),
    );
    for (const [i, who] of seats.entries()) ratings[who] = after[i][0]!;
  }
  const order = ratings.map(({ mu }) => mu);
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
  for (const { sigma } of ratings) expect(sigma).toBeLessThan(INITIAL_RATING.sigma / 2);
});

test('the exponential function is accurate to a few units in the last place, and equal on every machine', () => {
  for (let i = -400; i <= 400; i++) {
    const x = i / 7;
    expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(1e-14);
  }
  expect(exponential(0)).toBe(1);
  // Recorded digits: changing them changes every rating.
  const [first, second] = rate([alone(INITIAL_RATING, 0), alone({ mu: 30.1, sigma: 4.2 }, 1)]).flat();
  expect([first, second]).toEqual([
    { mu: 28.86046143619918, sigma: 7.89698791197878 },
    { mu: 29.119093072371573, sigma: 4.173276973623593 },
  ]);
});

// The table of docs/ratings.md.
test.each([
  [500, 158],
  [300, 81],
  [150, 27],
  [75, 8],
])('between two equal players of ± %i one match moves %i points', (uncertainty, points) => {
  const rating = { mu: 25, sigma: uncertainty / 60 };
  const [winner, loser] = rate([alone(rating, 0), alone(rating, 1)]).flat();
  expect(Math.round((winner.mu - 25) * 60)).toBe(points);
  expect(Math.round((loser.mu - 25) * 60)).toBe(-points);
});

test.each([
  [2, 1],
  [6, 3],
])('up to %i seats no match moves a rating further than %i times its uncertainty', (largest, times) => {
  const rng = fastRng(`bound ${largest}`, 0);
  let most = 0;
  for (let match = 0; match < 20_000; match++) {
    // As matches are rated: a winner, the others together, then those who left.
    const seats = 2 + rng.below(largest - 1);
    const left = rng.below(seats);
    const sides = Array.from({ length: seats }, (_, seat) =>
      alone(
        { mu: rng.below(6000) / 100 - 5, sigma: 0.8 + rng.below(750) / 100 },
        seat === 0 ? 0 : seat < seats - left ? 1 : 2 + seat,
      ),
    );
    const after = rate(sides).flat();
    for (const [i, { ratings }] of sides.entries())
      most = Math.max(most, Math.abs(after[i].mu - ratings[0].mu) / ratings[0].sigma);
  }
  expect(most).toBeLessThan(times);
});

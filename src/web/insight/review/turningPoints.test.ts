import { describe, expect, test } from 'vitest';
import type { Review, SeatReview } from '../../../review/index.ts';
import { findMissedChances, computeWaterfall, findTurningPoints, computeVerdict } from './turningPoints.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';

const nothing = { chance: 0, own: 0, others: 0 };
const seat = (chance: number, own: number, others: number, start: number, end: number): SeatReview => ({
  start,
  chance,
  own,
  others,
  end,
  uncertainty: nothing,
});
const shares = [
  { mean: 0.5, error: 0 },
  { mean: 0.5, error: 0 },
];
const review: Review = {
  deal: [0, 0],
  seats: [seat(-0.45, -0.09, 0.04, 0.5, 0), seat(0.45, -0.04, 0.09, 0.5, 1)],
  moments: [
    {
      seat: 0,
      action: 1,
      shares,
      parts: [
        { ...nothing, own: -0.04 },
        { ...nothing, others: 0.04 },
      ],
      better: null,
    },
    {
      seat: 1,
      action: 2,
      shares,
      parts: [
        { ...nothing, others: 0.02, chance: -0.4 },
        { ...nothing, own: -0.02, chance: 0.4 },
      ],
      better: { action: 3, gain: 0.02, uncertainty: 0.01 },
    },
    {
      seat: 0,
      action: 4,
      shares,
      parts: [
        { ...nothing, own: -0.2 },
        { ...nothing, others: 0.2 },
      ],
      better: { action: 5, gain: 0.2, uncertainty: 0.1 },
    },
    {
      seat: 0,
      action: 4,
      shares,
      parts: [nothing, nothing],
      better: { action: 5, gain: 0.3, uncertainty: 0.1 },
    },
  ],
};

test('a match turns where somebody’s chance changes by a tenth, by the pile or by a decision', () => {
  expect(findTurningPoints(review)).toEqual([
    { step: 2, by: 'pile', seat: 1, action: 2 },
    { step: 3, by: 'decision', seat: 0, action: 4 },
  ]);
});

test('the costliest decision of a seat comes first', () => {
  expect(findMissedChances(review, 0).map(({ step, better }) => [step, better])).toEqual([
    [3, 5],
    [2, 5],
  ]);
  expect(findMissedChances(review, 1)).toHaveLength(1);
});

describe('a sentence fits the sizes', () => {
  const sure = { chance: 0.05, own: 0, others: 0 };
  const of = (chance: number, left: number, off = sure): string =>
    Object.values(computeVerdict({ chance, uncertainty: off }, left)).join(' ');

  test('whoever left little has played well, whatever chance did', () => {
    expect(of(-0.45, 0.05)).toBe('well against');
    expect(of(0.45, 0.2)).toBe('little with');
    expect(of(0.02, 0)).toBe('well unclear');
  });

  test('much is not called a little', () => {
    expect(of(0, 0.42)).toBe('much unclear');
    expect(en.sentence({ play: 'much', luck: 'unclear' }, null)).toContain('several');
    for (const luck of ['with', 'against', 'unclear'] as const)
      for (const name of [null, 'Ada'])
        for (const [words, little] of [
          [en, /a chance or two/],
          [de, /eine oder zwei Chancen/],
          [fr, /une ou deux occasions/],
          [it, /una o due occasioni/],
        ] as const) {
          expect(words.sentence({ play: 'little', luck }, name)).toMatch(little);
          expect(words.sentence({ play: 'much', luck }, name)).not.toMatch(little);
        }
  });

  test('chance that may as well have given nothing is neither with nor against anybody', () => {
    expect(of(-0.3, 0, { ...sure, chance: 0.35 })).toBe('well unclear');
    expect(of(-0.4, 0, { ...sure, chance: 0.35 })).toBe('well against');
  });
});

test('a waterfall goes from the start to the result', () => {
  const falls = computeWaterfall(review.seats[0]);
  expect(falls.map(({ what }) => what)).toEqual(['others', 'own', 'chance']);
  expect(falls[0].from).toBe(0.5);
  expect(falls.at(-1)!.to).toBeCloseTo(0, 10);
});

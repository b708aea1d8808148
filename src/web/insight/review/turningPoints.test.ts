import { describe, expect, test } from 'vitest';
import type { Review, SeatReview } from '../../../review/index.ts';
import {
  classifyEffect,
  computeVerdict,
  computeWaterfall,
  findChange,
  findMissedChances,
  findTurningPoints,
  type TurningPoint,
} from './turningPoints.ts';
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

test('a turning point changes a seat’s chance by at least a tenth, or was a missed chance of a person', () => {
  const brief = (seats: readonly number[]) =>
    findTurningPoints(review, seats).map(({ step, by, better }) => [step, by, better?.action ?? null]);
  expect(brief([])).toEqual([
    [2, 'pile', 3],
    [3, 'decision', 5],
  ]);
  expect(brief([0])).toEqual([
    [2, 'pile', 3],
    [3, 'decision', 5],
    [4, 'decision', 5],
  ]);
  // A gain of two hundredths is too small.
  expect(brief([1])).toEqual(brief([]));
});

test('the change of a turning point is its own, without the rest of its step', () => {
  const [drawn, decided] = findTurningPoints(review, []) as [TurningPoint, TurningPoint];
  const steps = [...shares.map(() => [0.5, 0.5]), [0.5, 0.5], [0.5, 0.5], [0, 1]];
  expect(findChange(review, steps, drawn, 1)).toEqual({ from: 0.5 - 0.4, to: 0.5 });
  expect(findChange(review, steps, decided, 0)).toEqual({ from: 0.5, to: 0.3 });
});

test('missed chances are sorted by cost', () => {
  expect(findMissedChances(review.moments, 0).map(({ better }) => better.gain)).toEqual([0.3, 0.2]);
  expect(findMissedChances(review.moments, 1)).toHaveLength(1);
});

test('an effect takes a word', () => {
  expect([0.02, 0.1, 0.4, -0.1, -1.72].map(classifyEffect)).toEqual([
    'none',
    'helpedLittle',
    'helped',
    'costLittle',
    'cost',
  ]);
});

describe('the verdict', () => {
  const sure = { chance: 0.05, own: 0, others: 0 };
  const of = (chance: number, left: number, off = sure): string =>
    Object.values(computeVerdict({ chance, uncertainty: off }, left)).join(' ');

  test('a player who missed little has played well, whatever their luck', () => {
    expect(of(-0.45, 0.05)).toBe('well against');
    expect(of(0.45, 0.2)).toBe('little with');
    expect(of(0.02, 0)).toBe('well unclear');
  });

  test('the verdict distinguishes much from little', () => {
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

  test('luck within its uncertainty is neither good nor bad', () => {
    expect(of(-0.3, 0, { ...sure, chance: 0.35 })).toBe('well unclear');
    expect(of(-0.4, 0, { ...sure, chance: 0.35 })).toBe('well against');
  });
});

test('a waterfall goes from the initial chance to the result', () => {
  const falls = computeWaterfall(review.seats[0]);
  expect(falls.map(({ what }) => what)).toEqual(['others', 'own', 'chance']);
  expect(falls[0].from).toBe(0.5);
  expect(falls.at(-1)!.to).toBeCloseTo(0, 10);
});

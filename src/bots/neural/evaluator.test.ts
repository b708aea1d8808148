import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Evaluator, recordingEvaluator } from './evaluator.ts';

describe('an evaluator', () => {
  const judge = new Evaluator({
    inputs: [4096, -4096, 2048, 8192],
    bias: [0.25, 0],
    out: [
      [1, 0],
      [0, 1],
    ],
    outBias: [0, -0.5],
  });

  test('adds up its inputs and shares out the uncertain rest', () => {
    const sum = new Float64Array(judge.units);
    judge.begin(sum);
    judge.add(sum, 0, 1);
    judge.add(sum, 1, 0.5);
    expect([...sum]).toEqual([1.5, 0]);
    judge.add(sum, 0, 2);
    const chances = [0.2, 0];
    judge.guess(sum, 0.8, chances);
    // The leak keeps a twentieth of what is below zero: 3.5 and −2 · 0.05 − 0.5.
    const first = 0.8 / (1 + Math.exp(-0.6 - 3.5));
    expect(chances[0]).toBeCloseTo(0.2 + first, 12);
    expect(chances[1]).toBeCloseTo(0.8 - first, 12);
  });

  test('returns to the same sums after an input is subtracted', () => {
    const sum = new Float64Array(judge.units);
    judge.begin(sum);
    judge.add(sum, 1, 3);
    judge.add(sum, 1, -3);
    expect([...sum]).toEqual([0.25, 0]);
  });

  test('a recorder keeps its inputs', () => {
    const keeper = recordingEvaluator(3, 2);
    const sum = new Float64Array(keeper.units);
    keeper.begin(sum);
    keeper.add(sum, 0, -1.5);
    keeper.add(sum, 2, 7);
    expect([...sum]).toEqual([-1.5, 0, 7]);
  });
});

/** The limit for a game's weights, compressed. */
const MOST = 150_000;
const GAMES = join(import.meta.dirname, '../../games');
test.each(
  readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('/bots/weights.ts'),
  ),
)('the weights of %s are small', (path) => {
  expect(gzipSync(readFileSync(join(GAMES, path))).length).toBeLessThan(MOST);
});

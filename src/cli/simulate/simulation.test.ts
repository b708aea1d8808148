import { describe, expect, test } from 'vitest';
import { random } from '../../bots/random.ts';
import { type Config, type Game, parseConfig } from '../../core/index.ts';
import { punto } from '../../games/punto/rules/rules.ts';
import { reportText } from './simulation.ts';
import { addGroup, addSums, estimate, estimateShare, NO_SUMS } from '../../lab/index.ts';
import {
  addTallies,
  buildReport,
  splitIntoChunks,
  hasStart,
  type SimulationPlan,
  tallyChunk,
  USUAL_LIMIT,
} from '../../lab/simulation.ts';

const game = punto as Game;
const plan = (seats: number, games: number, options = {}): SimulationPlan => ({
  game: 'punto',
  config: parseConfig(game, { seats, options }) as Config,
  bots: Array.from({ length: seats }, () => 'random'),
  games,
  seed: 'tally',
  limit: USUAL_LIMIT,
});

describe('estimates', () => {
  test('a mean of single observations has the textbook interval', () => {
    let sums = NO_SUMS;
    for (let i = 0; i < 1000; i++) sums = addGroup(sums, [i % 10]);
    const { mean, low, high } = estimate(sums);
    expect(mean).toBeCloseTo(4.5);
    expect(high - mean).toBeCloseTo(1.962 * Math.sqrt(8.25 / 999), 3);
    expect(mean - low).toBeCloseTo(high - mean);
  });
  test('a share of single observations has Wilson’s interval', () => {
    let sums = NO_SUMS;
    for (let i = 0; i < 100; i++) sums = addGroup(sums, [i < 10 ? 1 : 0]);
    const { low, high } = estimateShare(sums);
    expect(low).toBeCloseTo(0.0552, 2);
    expect(high).toBeCloseTo(0.1744, 2);
  });
  test('observations that repeat within a group count once', () => {
    let single = NO_SUMS;
    let doubled = NO_SUMS;
    for (let i = 0; i < 50; i++) {
      single = addGroup(single, [i % 2]);
      doubled = addGroup(doubled, [i % 2, i % 2]);
    }
    expect(estimate(doubled)).toEqual(estimate(single));
    expect(estimateShare(doubled)).toEqual(estimateShare(single));
  });
  test('a share of all or nothing still has an interval', () => {
    const sums = Array.from({ length: 40 }).reduce<typeof NO_SUMS>((all) => addGroup(all, [1, 1]), NO_SUMS);
    expect(estimateShare(sums)).toMatchObject({ mean: 1, high: 1 });
    expect(estimateShare(sums).low).toBeCloseTo(0.912, 2);
  });
  test('parts add up', () => {
    const a = addGroup(NO_SUMS, [1, 2]);
    const b = addGroup(NO_SUMS, [5]);
    expect(addSums(a, b)).toEqual(addGroup(a, [5]));
  });
  test('one group alone has no finite interval', () => {
    expect(estimate(addGroup(NO_SUMS, [1, 2])).high).toBe(Infinity);
    expect(estimateShare(addGroup(NO_SUMS, [0, 1]))).toMatchObject({ mean: 0.5 });
  });
});

describe('a plan', () => {
  test('splits into chunks that cover every group once', () => {
    for (const games of [1, 2, 7, 1000, 123_456]) {
      const chunks = splitIntoChunks(plan(2, games));
      expect(chunks[0]?.from).toBe(0);
      expect(chunks.at(-1)?.to).toBe(Math.ceil(games / 2));
      for (const [i, chunk] of chunks.entries()) if (i > 0) expect(chunk.from).toBe(chunks[i - 1].to);
    }
  });
  test('plays every match, even of an incomplete group', () => {
    const odd = plan(3, 10, { roundsToWin: 1 });
    const bots = odd.bots.map(() => random);
    const tally = addTallies(
      splitIntoChunks(odd).map((chunk) =>
        tallyChunk({ game, bots, luckometer: null, outside: null }, odd, chunk),
      ),
    );
    expect(tally.seats.map(({ count, groups }) => [count, groups])).toEqual([
      [10, 4],
      [10, 4],
      [10, 4],
    ]);
    expect(tally.seats.reduce((all, { sum }) => all + sum, 0)).toBeCloseTo(10);
    expect(tally.bots).toHaveLength(1);
    expect(tally.bots[0].share.sum).toBeCloseTo(10);
    expect(tally.plies.min).toBeGreaterThan(0);
    const text = reportText(buildReport(game, odd, tally));
    expect(text).toContain('punto, 3 seats, 10 matches, seed tally');
    expect(text).toContain('the one that begins');
  });
  test('stops with the seed of a match that does not end', () => {
    const cut = { ...plan(2, 8), limit: 5 };
    const [, second] = splitIntoChunks(cut);
    const bots = cut.bots.map(() => random);
    expect(() => tallyChunk({ game, bots, luckometer: null, outside: null }, cut, second)).toThrow(
      'a match does not end within 5 decisions: seed tally/1, seat 1 begins, bots by seat random, random',
    );
  });
  test('knows whether it matters who begins', () => {
    const { config } = plan(2, 1);
    expect(hasStart(game, config, 'x')).toBe(true);
    const alike: Game = { ...game, setup: (c, seed) => game.setup({ ...c, start: 0 }, seed) };
    expect(hasStart(alike, config, 'x')).toBe(false);
  });
});

/**
 * From self-play to weights at a small scale, with the built program, so that the training of the bots always stays
 * reproducible.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PolicyValueNet } from '../../src/bots/neural/policyValueNet.ts';
import type { NetworkWeights } from '../../src/bots/neural/sparseNetwork.ts';
import type { SelfPlayConfig } from './selfPlayConfig.ts';
import type { TrainingTask } from './trainingTask.ts';
import type { NamedEvaluatorWeights } from '../../src/bots/neural/evaluator.ts';
import { fastRng, listSeats, viewOf } from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { ensureResearchBuilt } from '../build.js';
import { TRAININGS, isTrainingTask } from './trainings.ts';

const ROOT = join(import.meta.dirname, '../..');
const PYTHON = process.env.TAVOLA_PYTHON;
/** Enough on any busy machine. */
const PATIENT = { timeout: 300_000 };
const folder = mkdtempSync(join(tmpdir(), 'tavola-learn-'));
afterAll(() => rmSync(folder, { recursive: true }));

function learn(game: string, where: string, generations: number): string {
  const { status, stdout, stderr } = spawnSync(
    PYTHON!,
    [
      join(ROOT, 'research/learning/learn.py'),
      game,
      '--generations',
      `${generations}`,
      '--matches',
      '8',
      '--jobs',
      '2',
    ]
      .concat(['--folder', join(folder, where), '--size', '64', '--policy-size', '64', '--device', 'cpu'])
      .concat(['--node', process.execPath]),
    // Networks this small train faster in one thread than in several that wait for each other.
    { encoding: 'utf8', env: { ...process.env, OMP_NUM_THREADS: '1' } },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const readRows = (where: string, game: string, generation: string): Buffer[] => {
  const here = join(folder, where, game, generation);
  const names = readdirSync(here).filter((name) => name.endsWith('.rows'));
  return names.toSorted().map((name) => readFileSync(join(here, name)));
};

function playWith(course: SelfPlayConfig, weights: NetworkWeights): void {
  const { reader } = course;
  const net = new PolicyValueNet(reader, weights);
  const config = { seats: reader.game.seats.min, start: 0, options: { silver: false } };
  const state = reader.game.setup(config, 'learnt');
  const legal = reader.game.legal(viewOf(state, 0));
  const chances = net.chances(viewOf(state, 0), legal).slice(0, legal.length);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  const worth = net.worth(state, 0);
  expect(worth > 0 && worth < 1).toBe(true);
}

async function playWithTask(
  game: string,
  course: TrainingTask,
  weights: NamedEvaluatorWeights,
): Promise<void> {
  const rules = await GAME_LOADERS[game]();
  const options = Object.fromEntries(rules.options.map((option) => [option.id, option.default]));
  const state = rules.setup({ seats: 2, start: 0, options }, 'learnt');
  const bot = course.bot(weights, 1);
  const budget = { iterations: 40 };
  for (let i = 0; i < 6; i++) {
    const seat = listSeats(rules.toAct(state))[0];
    const legal = rules.legal(viewOf(state, seat));
    const { choices, shares } = bot.estimate!(viewOf(state, seat), legal, fastRng('learnt', i), { budget });
    expect(legal).toContain(choices[0].action);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    rules.apply(state, seat, choices[0].action);
  }
}

describe('a duel', () => {
  beforeAll(ensureResearchBuilt);
  const duel = (game: string, ...more: string[]) =>
    spawnSync(
      process.execPath,
      [
        join(ROOT, 'build/research/selfPlay.js'),
        'duel',
        game,
        '--seats',
        '3',
        '--matches',
        '3',
        '--iterations',
        '40',
      ]
        .concat(['--weights', join(import.meta.dirname, game, 'weights.json')])
        .concat(more),
      { encoding: 'utf8' },
    );
  test('is played against any bot, or one from a file', PATIENT, () => {
    expect(duel('jericho').stdout).toMatch(/^jericho 3 seats .* against greedy: [\d.]+ %.*, 3 matches/);
    expect(duel('jericho', '--against', 'nobody').stderr).toContain('jericho has no bot nobody');
    expect(duel('jericho', '--against', 'nowhere.js').stderr).toContain('nowhere.js');
  });
  test('can be played by a bot that sees everything, where worlds are imagined', PATIENT, () => {
    expect(duel('jericho', '--sees-all').stdout).toMatch(/^jericho 3 seats/);
    expect(duel('punto', '--sees-all').stderr).toContain('nobody can see all in punto');
  });
});

describe.skipIf(PYTHON === undefined)('training', () => {
  for (const [game, course] of Object.entries(TRAININGS))
    test(`${game}: its weights can be played with`, PATIENT, async () => {
      expect(learn(game, 'one', 2)).toContain(`${game} 1: learnt`);
      const written = readFileSync(join(folder, 'one', game, '01', 'weights.json'), 'utf8');
      if (isTrainingTask(course))
        await playWithTask(game, course, JSON.parse(written) as NamedEvaluatorWeights);
      else playWith(course, JSON.parse(written) as NetworkWeights);
    });
  test('finished steps are not repeated, and the same seed plays the same matches', PATIENT, () => {
    learn('schicht', 'again', 1);
    expect(readRows('again', 'schicht', '00')).toEqual(readRows('one', 'schicht', '00'));
    const first = join(folder, 'again', 'schicht', '00', 'weights.json');
    const { mtimeMs } = statSync(first);
    const said = learn('schicht', 'again', 2);
    expect(statSync(first).mtimeMs).toBe(mtimeMs);
    expect(said).not.toContain('schicht 0:');
    expect(said).toContain('schicht 1: learnt');
  });
});

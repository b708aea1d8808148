/** An interrupted simulation resumes with the same result; a file of other contents is rejected. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Config, parseConfig } from '../../core/index.ts';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';
import { openSavedRun } from './savedRun.ts';
import { simulate } from './simulation.ts';
import { type SimulationPlan, USUAL_LIMIT } from '../../lab/simulation.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavola-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plan: SimulationPlan = {
  game: 'schicht',
  config: parseConfig(await GAME_LOADERS.schicht(), { seats: 3 }) as Config,
  bots: ['random', 'random', 'random'],
  games: 9,
  seed: 'kept',
  limit: USUAL_LIMIT,
};
const run = (file: string) => simulate(plan, 1, () => undefined, openSavedRun(file, plan));

test('resuming repeats no match and gives the same sums', async () => {
  const file = join(folder, 'left');
  const whole = await run(file);
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines).toHaveLength(1 + 3 + 1);
  // Interrupted while writing the third of its three groups.
  writeFileSync(file, `${lines.slice(0, 3).join('\n')}\n${lines[3].slice(0, 40)}`);
  expect(openSavedRun(file, plan).tallies.size).toBe(2);
  expect(await run(file)).toEqual(whole);
  expect(await simulate(plan, 1, () => undefined)).toEqual(whole);
});

test('rejects the file of another simulation, and other files', () => {
  const file = join(folder, 'other');
  openSavedRun(file, plan);
  expect(() => openSavedRun(file, { ...plan, seed: 'other' })).toThrow(
    /has another simulation .*"seed":"kept"/,
  );
  appendFileSync(file, 'a letter\n');
  expect(() => openSavedRun(file, plan)).toThrow('is not a saved simulation');
  expect(() => openSavedRun(folder, plan)).toThrow(/cannot read/);
});

/** Environments play by the rules: the same matches as the contract, whatever the mode, the number of matches or a save. */
import { describe, expect, test } from 'vitest';
import { FastRng, listSeats, observe, viewOf } from '../core/index.ts';
import { GAME_LOADERS } from '../games/gameLoaders.ts';
import { GAMES } from '../games/index.ts';
import { OUR_GAMES } from '../../test/completeGames.ts';
import { type Env, loadEnv, loadObservation } from './index.ts';

/** A random legal action for each row; 0 where none is due. */
function pickActions(env: Env, rng: FastRng): Int32Array {
  return Int32Array.from(env.counts, (count, row) => {
    if (count === 0) return 0;
    const mask = env.mask.subarray(row * env.actions, (row + 1) * env.actions);
    let left = rng.below(count);
    return mask.findIndex((legal) => legal === 1 && left-- === 0);
  });
}

const createRng = (seed: number): FastRng => new FastRng(seed, 1, 2, 3);

describe.each(OUR_GAMES)('%s', (id) => {
  const seats = GAMES.find((game) => game.id === id)!.seats[0];

  test('shows and plays the matches of the contract', async () => {
    const game = await GAME_LOADERS[id]();
    const observation = await loadObservation(id);
    const env = await loadEnv(id, { n: 1, seats, seed: 'test' });
    let match = 0;
    let state = game.setup(env.config, `test 0 ${match}`);
    const rng = createRng(1);
    for (let step = 0; step < 600; step++) {
      const seat = listSeats(game.toAct(state))[0];
      const legal = game.legal(viewOf(state, seat));
      expect(env.seat[0]).toBe(seat);
      expect(env.counts[0]).toBe(legal.length);
      expect(env.observation).toEqual(observe(observation, viewOf(state, seat), seats));
      const [action] = pickActions(env, rng);
      game.apply(state, seat, env.isListed ? env.listed[0][action] : action);
      env.step([action]);
      const isOver = game.toAct(state) === 0;
      expect(env.done[0]).toBe(isOver ? 1 : 0);
      expect([...env.reward].reduce((sum, share) => sum + share, 0)).toBeCloseTo(isOver ? 1 : 0, 6);
      if (isOver) state = game.setup(env.config, `test 0 ${++match}`);
    }
    expect(match).toBeGreaterThan(0);
  });

  test('a match is the same alone, among others and after a save', async () => {
    const alone = await loadEnv(id, { n: 1, seats, seed: 'test' });
    const among = await loadEnv(id, { n: 3, seats, seed: 'test' });
    const [one, other] = [createRng(1), createRng(2)];
    for (let step = 0; step < 60; step++) {
      const actions = pickActions(among, other);
      [actions[0]] = pickActions(alone, one);
      alone.step(actions.subarray(0, 1));
      among.step(actions);
      expect(among.observation.subarray(0, among.observationSize)).toEqual(alone.observation);
    }
    among.load(2, alone.save(0));
    expect(among.observation.subarray(2 * among.observationSize)).toEqual(alone.observation);
    among.load(1, alone.imagine(0));
    expect(among.observation.subarray(among.observationSize, 2 * among.observationSize)).toEqual(
      alone.observation,
    );
  });

  test('seats that decide together see the same as in turns', async () => {
    const env = await loadEnv(id, { n: 2, seats, seed: 'test', mode: 'together' });
    const rng = createRng(3);
    let matches = 0;
    for (let step = 0; step < 300; step++) {
      const due = Array.from({ length: 2 }, (_, i) => [...env.counts.subarray(i * seats, (i + 1) * seats)]);
      for (const counts of due) expect(Math.max(...counts)).toBeGreaterThan(0);
      expect([...env.seat]).toEqual([...Array(seats).keys(), ...Array(seats).keys()]);
      env.step(pickActions(env, rng));
      matches += env.done[0] + env.done[1];
    }
    expect(matches).toBeGreaterThan(0);
  });

  test('bots play their seats', async () => {
    const env = await loadEnv(id, { n: 4, seats, seed: 'test', bots: { 0: 'random' } });
    const rng = createRng(4);
    for (let step = 0; step < 100; step++) {
      expect([...env.seat]).not.toContain(0);
      env.step(pickActions(env, rng));
    }
  });
});

describe('wrong use is refused with a sentence', () => {
  test('settings', async () => {
    const settings = { n: 1, seats: 2, seed: 'x' };
    await expect(loadEnv('chess', settings)).rejects.toThrow(
      'game: expected one of campos, jericho, punto, schicht',
    );
    await expect(loadEnv('punto', { ...settings, seats: 9 })).rejects.toThrow(
      'seats: expected a whole number from 2 to 4',
    );
    await expect(loadEnv('punto', { ...settings, n: 0 })).rejects.toThrow(
      'n: expected a whole number from 1, got 0',
    );
    await expect(loadEnv('punto', { ...settings, bots: { 5: 'easy' } })).rejects.toThrow(
      'bots: expected a seat from 0 to 1',
    );
    await expect(loadEnv('punto', { ...settings, bots: { 1: 'god' } })).rejects.toThrow(
      'punto has no bot "god"',
    );
    await expect(loadEnv('punto', { ...settings, bots: { 0: 'easy', 1: 'easy' } })).rejects.toThrow(
      'must be yours',
    );
  });
  test('actions, of which none is played then', async () => {
    const env = await loadEnv('punto', { n: 2, seats: 2, seed: 'x' });
    const before = env.observation.slice();
    expect(() => env.step([60])).toThrow('expected 2 actions, got 1');
    expect(() => env.step([60, 0])).toThrow('0 is no legal action of seat');
    expect(env.observation).toEqual(before);
    expect(() => env.save(2)).toThrow('expected a match from 0 to 1, got 2');
    expect(() => env.load(0, '{"own":[]}')).toThrow('expected a saved match of 2 seats');
  });
});

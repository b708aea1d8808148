/** Observations tell what a view tells: laws that hold for every game, and broken observations that break each of them. */
import { describe, expect, test } from 'vitest';
import { loadObservation } from '../../src/env/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { OUR_GAMES } from '../completeGames.ts';
import { checkObservation } from '../../src/laws/index.ts';
import type { Observation, State, View } from '../../src/core/index.ts';
import { SEED } from '../seed.ts';

test.each(OUR_GAMES)('observations of %s keep the laws', async (id) => {
  const observation = await loadObservation(id);
  checkObservation(await GAME_LOADERS[id](), observation, { seed: SEED, runs: 1 });
});

describe('a broken observation breaks a law', async () => {
  const jericho = await GAME_LOADERS.jericho();
  const good = await loadObservation('jericho');
  const check = (broken: Partial<Observation>) => () =>
    checkObservation(jericho, { ...good, ...broken }, { runs: 1 });

  test('by forgetting the hand', () => {
    expect(
      check({
        write(view, bytes, at) {
          good.write({ ...view, own: { hand: [], choice: -1, layout: -1, fed: [] } }, bytes, at);
        },
      }),
    ).toThrow(/equal views have equal observations/);
  });
  test('by telling more than it says', () => {
    let calls = 0;
    expect(
      check({
        write(view, bytes, at) {
          good.write(view, bytes, at);
          bytes[at + 5] = calls++;
        },
      }),
    ).toThrow(/equal views have equal observations/);
  });
  test('by looking at hidden cards', () => {
    const states = new WeakMap<object, State>();
    const spying = {
      ...jericho,
      clone(state: State) {
        const copy = jericho.clone(state);
        states.set(copy.shared as object, copy);
        return copy;
      },
      setup(...how: Parameters<typeof jericho.setup>) {
        const state = jericho.setup(...how);
        states.set(state.shared as object, state);
        return state;
      },
      determinize(...how: Parameters<typeof jericho.determinize>) {
        const state = jericho.determinize(...how);
        states.set(state.shared as object, state);
        return state;
      },
    };
    const topOf = ({ shared }: View): number =>
      (states.get(shared as object)!.hidden as { pile: [number] }).pile[0] + 1;
    const leaking: Observation = {
      ...good,
      simplify: (view) => [good.simplify(view), topOf(view)],
      write(view, bytes, at) {
        good.write(view, bytes, at);
        bytes[at + 5] = topOf(view);
      },
    };
    expect(() => checkObservation(spying, leaking, { runs: 1 })).toThrow(
      /what a seat may not know changes no byte/,
    );
  });
  test('by writing bytes of no field', () => {
    const fields = (seats: number) => good.fields(seats).slice(0, -1);
    expect(check({ fields })).toThrow(/law "/);
  });
  test('by a field that is always 0', () => {
    const fields = (seats: number) => [
      ...good.fields(seats),
      { name: 'spare', shape: [2], meaning: 'nothing' },
    ];
    expect(check({ fields })).toThrow(/never anything but 0: spare/);
  });
  test('by a field without a meaning', () => {
    const fields = (seats: number) => good.fields(seats).map((field) => ({ ...field, meaning: '' }));
    expect(check({ fields })).toThrow(/"seat" is explained/);
  });
});

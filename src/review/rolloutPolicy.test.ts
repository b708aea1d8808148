/** Imagined matches of every game: fair about hidden information, and the fast version equals the slow one. */
import { describe, expect, test } from 'vitest';
import { loadRolloutPolicy } from '../bots/index.ts';
import { rollout, RolloutLuck, randomRolloutPolicy } from '../bots/rolloutPolicy.ts';
import { type Config, fastRng, type Game, NO_SEATS, parseConfig, type State, viewOf } from '../core/index.ts';
import { GAME_LOADERS } from '../games/gameLoaders.ts';
import { lowestSeat } from '../bots/playMatch.ts';

const tableOf = (game: Game, seats: number): Config => parseConfig(game, { seats }) as Config;

const games = await Promise.all(Object.values(GAME_LOADERS).map((load) => load()));
const outlooks = await Promise.all(games.map((game) => loadRolloutPolicy(game)));
const quickGames = games.filter((_, i) => outlooks[i].fastRollout !== undefined);

function tableAfter(game: Game, config: Config, seed: string, decisions: number): State {
  const state = game.setup(config, seed);
  const rng = fastRng(seed, 9);
  for (let i = 0; i < decisions && game.toAct(state) !== NO_SEATS; i++) {
    const seat = lowestSeat(game.toAct(state));
    const legal = game.legal(viewOf(state, seat));
    game.apply(state, seat, legal[rng.below(legal.length)]);
  }
  return state;
}

describe.each(games)('$id', (game) => {
  test.each([game.seats.min, game.seats.max])(
    'reshuffling keeps public knowledge, with %i seats',
    async (seats) => {
      const policy = await loadRolloutPolicy(game);
      for (const decisions of [0, 7, 20]) {
        const state = tableAfter(game, tableOf(game, seats), `${decisions}`, decisions);
        const rng = fastRng('reshuffle', decisions);
        const before = JSON.stringify(state);
        for (const part of [0, 0.4, 0.999]) {
          const redrawn = policy.reshuffle(state, rng, part);
          expect(JSON.stringify([redrawn.shared, redrawn.own])).toBe(
            JSON.stringify([state.shared, state.own]),
          );
        }
        expect(JSON.stringify(state)).toBe(before);
      }
    },
  );

  test('a game without its own policy keeps its deal', () => {
    const state = tableAfter(game, tableOf(game, game.seats.min), 'plain', 3);
    const shares = rollout(
      game,
      randomRolloutPolicy(game),
      game.clone(state),
      new RolloutLuck(fastRng('plain', 0)),
      1,
    );
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 10);
  });
});

test('Campos and Schicht have fast rollouts', () =>
  expect(quickGames.map(({ id }) => id)).toEqual(expect.arrayContaining(['campos', 'schicht'])));

test.each(quickGames)('a fast rollout of $id makes the decisions of its policy', async (game) => {
  const policy = await loadRolloutPolicy(game);
  const { fastRollout: _, ...slow } = policy;
  for (let i = 0; i < 40; i++) {
    const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
    const state = tableAfter(game, tableOf(game, seats), `${i}`, i * 2);
    const luck = new RolloutLuck(fastRng('luck', i));
    const quick = rollout(game, policy, game.clone(state), luck, 1);
    expect(quick).toEqual(rollout(game, slow, game.clone(state), luck, 1));
  }
});

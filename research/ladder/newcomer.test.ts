/** Easy is for people who have just learnt a game. */
import { expect, test } from 'vitest';
import { botRng, playMatch } from '../../src/bots/playMatch.ts';
import { loadBot } from '../../src/bots/index.ts';
import { computePayoffs, parseConfig } from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { OUR_GAMES } from '../../test/completeGames.ts';
import loadNewcomer from './newcomer.ts';

/** Fixed, so that the result is the same on every machine; the ladder plays 400 matches on other deals. */
const MATCHES = 120;
/** What the ladder asks for, and five points more either way: of so few matches the luck is four. */
const BANDS: { readonly [seats: number]: readonly [low: number, high: number] } = {
  2: [0.55, 0.75],
  3: [0.45, 0.65],
};

test.each(OUR_GAMES)('a beginner wins most matches of %s against easy, but not all', async (id) => {
  const game = await GAME_LOADERS[id]();
  const [newcomer, easy] = [await loadNewcomer(game), (await loadBot(id, 'easy'))!];
  const seats = game.seats.min;
  const config = parseConfig(game, { seats, options: {} });
  if ('expected' in config) throw new Error(config.expected);
  let won = 0;
  for (let i = 0; i < MATCHES; i++) {
    const own = i % seats;
    const seed = `newcomer ${Math.floor(i / seats)}`;
    const players = Array.from({ length: seats }, (_, seat) => ({
      bot: seat === own ? newcomer : easy,
      rng: botRng(seed, i * seats + seat),
    }));
    const state = game.setup(config, seed);
    playMatch(game, state, players, 10_000);
    won += computePayoffs(game, state)[own];
  }
  const [low, high] = BANDS[seats];
  expect(won / MATCHES).toBeGreaterThanOrEqual(low);
  expect(won / MATCHES).toBeLessThanOrEqual(high);
});

/**
 * The generic search with more time than its opponent, for the ladder. Its iterations are computed once, from the
 * processor time that both need for a few matches. The row is then played by iterations, so it is reproducible.
 */
import type { Bot } from '../../src/bots/index.ts';
import { botRng, lowestSeat } from '../../src/bots/playMatch.ts';
import { createGenericSearch } from '../../src/bots/genericSearch.ts';
import { type Config, type Game, type Seed, viewOf } from '../../src/core/index.ts';

const TIMES = 5;
export const RICH_SEARCH = `search-${TIMES}x`;

const MATCHES = 3;
const TRIED = 200;

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The processor time of two bots' decisions; they alternate seats. */
function measureTimes(
  game: Game,
  config: Config,
  bots: readonly [Bot, Bot],
  seed: Seed,
  now: () => number,
): [number, number] {
  const times: [number, number] = [0, 0];
  const counts = [0, 0];
  for (let match = 0; match < MATCHES; match++) {
    const state = game.setup({ ...config, start: match % config.seats }, `${seed}/time/${match}`);
    const rng = botRng(`${seed}/time/${match}`, 0);
    for (let due = game.toAct(state); due !== 0; due = game.toAct(state)) {
      const seat = lowestSeat(due);
      const who = (seat + match) % 2;
      const view = viewOf(state, seat);
      const before = now();
      const action = bots[who].choose(view, game.legal(view), rng);
      const took = now() - before;
      // The first match only warms up the compiler.
      if (match > 0) {
        times[who] += took;
        counts[who]++;
      }
      game.apply(state, seat, action);
    }
  }
  return [times[0] / counts[0], times[1] / counts[1]];
}

/** The name of the search that takes five times a bot's time per decision. */
export function findTimedSearch(
  game: Game,
  config: Config,
  bot: Bot,
  seed: Seed,
  now = processorTime,
): string {
  const search = createGenericSearch(game, 'search', { iterations: TRIED, mistakeRate: 0 });
  const [mine, searching] = measureTimes(game, config, [bot, search], seed, now);
  return `search:${Math.max(1, Math.round((TIMES * mine * TRIED) / searching))}`;
}

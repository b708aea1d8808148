/**
 * The search that knows no game, given more time than the bot it plays: for the ladder. Its iterations are reckoned from the
 * processor time that both need for the same few matches, so a row is played by iterations and can be played again.
 */
import type { Bot } from '../../bots/index.ts';
import { botRng, lowestSeat } from '../../bots/match.ts';
import { genericSearcher } from '../../bots/search.ts';
import { type Config, type Game, type Seed, viewOf } from '../../core/index.ts';

const TIMES = 5;
export const RICH_SEARCH = `search-${TIMES}x`;

/** `search:N` is the search with N iterations a decision. */
const COUNTED = /^search:([1-9]\d{0,6})$/;

export const searchCalled = (game: Game, name: string): Bot | undefined => {
  const iterations = COUNTED.exec(name)?.[1];
  return iterations === undefined
    ? undefined
    : genericSearcher(game, name, { iterations: Number(iterations), lapses: 0 });
};

const MATCHES = 3;
const TRIED = 200;

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The processor time of each bot's decisions, in seats that take turns between the two. */
function timed(
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
      const action = bots[who]!.choose(view, game.legal(view), rng);
      const took = now() - before;
      // The first match is for warming up.
      if (match > 0) {
        times[who]! += took;
        counts[who]!++;
      }
      game.apply(state, seat, action);
    }
  }
  return [times[0] / counts[0]!, times[1] / counts[1]!];
}

/** The name of the search that needs five times the time of a bot for a decision. */
export function searchFor(game: Game, config: Config, bot: Bot, seed: Seed, now = processorTime): string {
  const search = genericSearcher(game, 'search', { iterations: TRIED, lapses: 0 });
  const [mine, searching] = timed(game, config, [bot, search], seed, now);
  return `search:${Math.max(1, Math.round((TIMES * mine * TRIED) / searching))}`;
}

/** `tavola ladder`: every level against every weaker one, and the strongest against greedy at every number of seats. */
import { barOf } from '../../bots/index.ts';
import { type Config, type Game, LEVELS } from '../../core/index.ts';
import type { Row } from './ladderPage.ts';
import { NEWCOMER } from '../bots/newcomer.ts';
import { OLD_EXPERT } from '../bots/oldExpert.ts';
import { simulate } from '../simulate/sim.ts';
import { type Estimate, estimateShare } from '../simulate/stats.ts';
import { USUAL_LIMIT } from '../simulate/tally.ts';

/** One seat of a bot among copies of another. */
export interface Rung {
  readonly config: Config;
  readonly bot: string;
  readonly against: string;
  /** The least share of victories that is asked for, if any is. */
  readonly bar?: number;
  /** How many of the matches it is worth: less where nothing is asked for. */
  readonly part: number;
}

const FULL = 1;
const QUARTER = 0.25;
/** What a level should win at two seats against the level below, and somebody new to the game against the lowest. */
const STEP = 0.62;
const CHANCE = 0.4;
/** The like of a share at two seats against several of the same opponent: each of them is as strong. */
const among = (share: number, seats: number): number => share / (share + (seats - 1) * (1 - share));

/** What expert should win against the expert of an earlier day, by seats; with more seats it shall be no worse. */
const OVER_THE_OLD: { readonly [seats: number]: number } = { 2: 0.65, 3: 0.5 };

const plain = (game: Game, seats: number): Config => ({
  seats,
  start: null,
  options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
});

/**
 * At the fewest seats somebody new to the game and the lowest level, each level and the next, at every number of seats expert and greedy, and expert and the expert of an
 * earlier day, then the levels further apart.
 */
export function rungsOf(game: Game): Rung[] {
  const { min, max } = game.seats;
  const config = plain(game, min);
  const neighbours: Rung[] = [];
  const others: Rung[] = [];
  LEVELS.forEach((bot, i) => {
    for (const against of LEVELS.slice(0, i).toReversed())
      if (against === LEVELS[i - 1])
        neighbours.push({ config, bot, against, bar: among(STEP, min), part: FULL });
      else others.push({ config, bot, against, part: QUARTER });
  });
  const top = Array.from({ length: max - min + 1 }, (_, i): Rung => ({
    config: plain(game, min + i),
    bot: LEVELS.at(-1)!,
    against: 'greedy',
    bar: (i === 0 ? barOf(game.id) : undefined) ?? 1.8 / (min + i),
    part: FULL,
  }));
  const old = Array.from({ length: max - min + 1 }, (_, i): Rung => ({
    config: plain(game, min + i),
    bot: LEVELS.at(-1)!,
    against: OLD_EXPERT,
    bar: OVER_THE_OLD[min + i] ?? 1 / (min + i),
    part: FULL,
  }));
  const newcomer: Rung = {
    config,
    bot: NEWCOMER,
    against: LEVELS[0],
    bar: among(CHANCE, min),
    part: FULL,
  };
  return [newcomer, ...neighbours, ...top, ...old, ...others];
}

export interface Result extends Rung {
  readonly matches: number;
  readonly share: Estimate;
}

/** Plays one pairing: the same deals from every seat. */
export async function climb(
  game: Game,
  rung: Rung,
  games: number,
  seed: string,
  jobs: number,
): Promise<Result> {
  const { seats } = rung.config;
  const matches = Math.ceil(rung.part * games);
  const bots = [rung.bot, ...Array.from({ length: seats - 1 }, () => rung.against)];
  const plan = { game: game.id, config: rung.config, bots, games: matches, seed, limit: USUAL_LIMIT };
  const tally = await simulate(plan, jobs, () => undefined);
  return { ...rung, matches, share: estimateShare(tally.bots[0]!.share) };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** What a rung is found under. */
export const pairingOf = ({ config, bot, against }: Rung): readonly [string, string, string] => [
  `${config.seats}`,
  bot,
  config.seats === 2 ? against : `${against} ×${config.seats - 1}`,
];

export const rowOf = (result: Result): Row => [
  ...pairingOf(result),
  percent(result.share.mean),
  `${(100 * result.share.low).toFixed(1)} – ${(100 * result.share.high).toFixed(1)}`,
  result.bar === undefined ? '' : percent(result.bar),
  `${result.matches}`,
];

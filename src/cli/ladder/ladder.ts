/** `tavola ladder`: every level against every weaker one, and the strongest against greedy at every number of seats. */
import { barOf } from '../../bots/index.ts';
import { type Config, type Game, LEVELS, statedOptions } from '../../core/index.ts';
import type { Row } from './ladderPage.ts';
import { ADVERSARY } from '../bots/adversary.ts';
import { NEWCOMER } from '../bots/newcomer.ts';
import { OLD_EXPERT } from '../bots/oldExpert.ts';
import { RICH_SEARCH, searchFor } from '../bots/richSearch.ts';
import { botCalled } from '../console/arguments.ts';
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

/** What expert should win against the search that knows no game and has five times its time; with more seats its share and more. */
const OVER_SEARCH: { readonly [seats: number]: number } = { 2: 0.7, 3: 0.55 };

const TOP = LEVELS.at(-1)!;

const plain = (game: Game, seats: number): Config => ({
  seats,
  start: null,
  options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
});

const everySeats = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** What else a game can be played with: each flag set and each further value chosen, one at a time, where it may be. */
function variants(game: Game, seats: number): Config[] {
  const { options, ...table } = plain(game, seats);
  return game.options.flatMap((option) => {
    if (option.seats !== undefined && !option.seats.includes(seats)) return [];
    const others: (boolean | string)[] =
      option.kind === 'flag'
        ? [!option.default]
        : option.kind === 'choice'
          ? option.values.filter((value) => value !== option.default)
          : [];
    return others.map((value) => ({ ...table, options: { ...options, [option.id]: value } }));
  });
}

/** Expert shall be no worse than it was at any table; at the fewest seats and three it shall be better. */
function overTheOld(game: Game): Rung[] {
  const rung = (config: Config, bar: number): Rung => ({
    config,
    bot: TOP,
    against: OLD_EXPERT,
    bar,
    part: FULL,
  });
  const fair = (config: Config): number => (playsInTeams(config) ? 0.5 : 1 / config.seats);
  return everySeats(game).flatMap((seats) => [
    rung(plain(game, seats), OVER_THE_OLD[seats] ?? 1 / seats),
    ...variants(game, seats).map((config) => rung(config, fair(config))),
  ]);
}

/**
 * At the fewest seats somebody new to the game and the lowest level, each level and the next; at every number of seats expert and
 * greedy, expert and the expert of an earlier day, with two and three seats the search with five times its time, and somebody who
 * knows expert by heart; then the levels further apart.
 */
export function rungsOf(game: Game): Rung[] {
  const { min } = game.seats;
  const config = plain(game, min);
  const neighbours: Rung[] = [];
  const others: Rung[] = [];
  LEVELS.forEach((bot, i) => {
    for (const against of LEVELS.slice(0, i).toReversed())
      if (against === LEVELS[i - 1])
        neighbours.push({ config, bot, against, bar: among(STEP, min), part: FULL });
      else others.push({ config, bot, against, part: QUARTER });
  });
  const greedy = everySeats(game).map((seats): Rung => ({
    config: plain(game, seats),
    bot: TOP,
    against: 'greedy',
    bar: (seats === min ? barOf(game.id) : undefined) ?? 1.8 / seats,
    part: FULL,
  }));
  const search = everySeats(game)
    .filter((seats) => OVER_SEARCH[seats] !== undefined)
    .map((seats): Rung => ({
      config: plain(game, seats),
      bot: TOP,
      against: RICH_SEARCH,
      bar: OVER_SEARCH[seats]!,
      part: FULL,
    }));
  const newcomer: Rung = {
    config,
    bot: NEWCOMER,
    against: LEVELS[0],
    bar: among(CHANCE, min),
    part: FULL,
  };
  // Nothing is asked for: it says how far expert can be read by who knows it.
  const adversary: Rung = { config, bot: ADVERSARY, against: TOP, part: FULL };
  return [newcomer, ...neighbours, ...greedy, ...overTheOld(game), ...search, adversary, ...others];
}

export interface Result extends Rung {
  readonly matches: number;
  readonly share: Estimate;
}

/** One seat of a bot among copies of another; in teams both partners are the same. */
const seating = (config: Config, bot: string, against: string): string[] =>
  Array.from({ length: config.seats }, (_, seat) =>
    seat === 0 || (playsInTeams(config) && seat === 2) ? bot : against,
  );

/** Plays one pairing: the same deals from every seat. */
export async function climb(
  game: Game,
  rung: Rung,
  games: number,
  seed: string,
  jobs: number,
): Promise<Result> {
  const matches = Math.ceil(rung.part * games);
  const against =
    rung.against === RICH_SEARCH
      ? searchFor(game, rung.config, await botCalled(game, rung.config, rung.bot), seed)
      : rung.against;
  const bots = seating(rung.config, rung.bot, against);
  const plan = { game: game.id, config: rung.config, bots, games: matches, seed, limit: USUAL_LIMIT };
  const tally = await simulate(plan, jobs, () => undefined);
  return { ...rung, matches, share: estimateShare(tally.bots[0]!.share) };
}

/** Partners sit opposite each other. */
const playsInTeams = ({ options }: Config): boolean => options.teams === true;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The seats, and what is not as usual: `2`, `4 teams`, `2 reveal=ahead`. */
function tableName(game: Game, config: Config): string {
  const stated = Object.entries(statedOptions(game, config)).map(([id, value]) =>
    value === true ? id : `${id}=${value}`,
  );
  return [`${config.seats}`, ...stated].join(' ');
}

/** What a rung is found under. */
export function pairingOf(game: Game, { config, bot, against }: Rung): readonly [string, string, string] {
  const others = seating(config, bot, '').filter((name) => name === '').length;
  return [tableName(game, config), bot, others === 1 ? against : `${against} ×${others}`];
}

/** `code` is the commit that was played, `fingerprint` that of its bots. */
export const rowOf = (game: Game, result: Result, code: string, fingerprint: string): Row => [
  ...pairingOf(game, result),
  percent(result.share.mean),
  `${(100 * result.share.low).toFixed(1)} – ${(100 * result.share.high).toFixed(1)}`,
  result.bar === undefined ? '' : percent(result.bar),
  `${result.matches}`,
  code,
  fingerprint,
];

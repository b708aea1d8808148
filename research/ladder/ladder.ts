/** The ladder: every level against every weaker one, and the strongest against greedy at every number of seats. */
import { findExpertGoal } from '../../src/bots/index.ts';
import { type Config, type Game, type Level, LEVELS, nonDefaultOptions } from '../../src/core/index.ts';
import type { Row } from './ladderPage.ts';
import { ADVERSARY, botReference, NEWCOMER, OLD_EXPERT } from './bots.ts';
import { RICH_SEARCH, findTimedSearch } from './timedSearch.ts';
import { loadNamedBot } from '../../src/cli/bots/namedBots.ts';
import { listBotNames, isOwnGame, gameReference } from '../../src/cli/console/ownFiles.ts';
import { simulate } from '../../src/cli/simulate/simulation.ts';
import { type ConfidenceInterval, estimateShare } from '../../src/lab/index.ts';
import { USUAL_LIMIT } from '../../src/lab/simulation.ts';

export interface Rung {
  readonly config: Config;
  readonly bot: string;
  readonly against: string;
  /** The smallest share of victories that passes, if there is a goal. */
  readonly goal?: number;
  /** The part of the matches that are played: fewer without a goal. */
  readonly part: number;
}

const FULL = 1;
const QUARTER = 0.25;
/** By seats: the least share for a level against the one below, and for a beginner against the lowest. Ten points more are too many. */
const STEP: { readonly [seats: number]: number } = { 2: 0.65, 3: 0.55 };
const CHANCE: { readonly [seats: number]: number } = { 2: 0.6, 3: 0.5 };
const GREEDY = 'greedy';

/** The goal for expert against old-expert, by seats; with more seats it must not be worse. */
const OVER_THE_OLD: { readonly [seats: number]: number } = { 2: 0.65, 3: 0.5 };

/** The goal for expert against the generic search with five times its time; with more seats, more than its share. */
const OVER_SEARCH: { readonly [seats: number]: number } = { 2: 0.7, 3: 0.55 };

const TOP = LEVELS.at(-1)!;

/** The bots of the cross table, weakest first. */
export const RUNGS: readonly string[] = ['easy', 'medium', GREEDY, 'hard', 'expert'];

/** Whether the first bot must beat the second. greedy, which makes no mistakes, stands beside medium or hard. */
function isAbove(bot: string, against: string): boolean {
  const pair = [bot, against];
  if (pair.includes(GREEDY) && (pair.includes('medium') || pair.includes('hard'))) return false;
  const height = (name: string): number => LEVELS.indexOf((name === GREEDY ? 'medium' : name) as Level);
  return height(against) >= 0 && height(bot) > height(against);
}

const plain = (game: Game, seats: number): Config => ({
  seats,
  start: null,
  options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
});

const everySeats = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

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

/** Expert must not be worse than old-expert at any table, and must be better at the fewest seats and at three. */
function oldExpertRungs(game: Game): Rung[] {
  const rung = (config: Config, bar: number): Rung => ({
    config,
    bot: TOP,
    against: OLD_EXPERT,
    goal: bar,
    part: FULL,
  });
  const fair = (config: Config): number => (playsInTeams(config) ? 0.5 : 1 / config.seats);
  return everySeats(game).flatMap((seats) => [
    rung(plain(game, seats), OVER_THE_OLD[seats] ?? 1 / seats),
    ...variants(game, seats).map((config) => rung(config, fair(config))),
  ]);
}

/**
 * All pairings in order. At the fewest seats: a beginner against the lowest level, each level against the next, and
 * greedy against the levels around it. At every number of seats: expert against greedy and old-expert; at two and
 * three seats also against the search with five times its time and the adversary. Levels further apart come last.
 */
export function listRungs(game: Game): Rung[] {
  const { min } = game.seats;
  const config = plain(game, min);
  const neighbours: Rung[] = [];
  const others: Rung[] = [];
  LEVELS.forEach((bot, i) => {
    for (const against of LEVELS.slice(0, i).toReversed())
      if (against === LEVELS[i - 1]) neighbours.push({ config, bot, against, goal: STEP[min], part: FULL });
      else others.push({ config, bot, against, part: QUARTER });
  });
  const aroundGreedy: Rung[] = [
    { config, bot: GREEDY, against: 'easy', goal: 1 / min, part: FULL },
    { config, bot: GREEDY, against: 'medium', part: FULL },
    { config, bot: 'hard', against: GREEDY, part: FULL },
  ];
  const greedy = everySeats(game).map((seats): Rung => ({
    config: plain(game, seats),
    bot: TOP,
    against: GREEDY,
    goal: (seats === min ? findExpertGoal(game.id) : undefined) ?? 1.8 / seats,
    part: FULL,
  }));
  const search = everySeats(game)
    .filter((seats) => OVER_SEARCH[seats] !== undefined)
    .map((seats): Rung => ({
      config: plain(game, seats),
      bot: TOP,
      against: RICH_SEARCH,
      goal: OVER_SEARCH[seats],
      part: FULL,
    }));
  const newcomer: Rung = {
    config,
    bot: NEWCOMER,
    against: LEVELS[0],
    goal: CHANCE[min],
    part: FULL,
  };
  // Without a goal: it measures how exploitable expert is.
  const adversary: Rung = { config, bot: ADVERSARY, against: TOP, part: FULL };
  return [
    newcomer,
    ...neighbours,
    ...aroundGreedy,
    ...greedy,
    ...oldExpertRungs(game),
    ...search,
    adversary,
    ...others,
  ];
}

/** The pairings that can be played; a game from a file has fewer bots. */
export function playableRungs(game: Game): Rung[] {
  if (!isOwnGame(game)) return listRungs(game);
  const names = [...listBotNames(game), RICH_SEARCH, ADVERSARY];
  return listRungs(game).filter(({ bot, against }) => names.includes(bot) && names.includes(against));
}

/** A pairing that is not in the list, with a bot from a file or a program. */
export const ownRung = (game: Game, seats: number, bot: string, against: string): Rung => ({
  config: plain(game, seats),
  bot,
  against,
  part: FULL,
});

/** The errors in a game's recorded rungs: a missing rung, or one whose interval does not exclude that the stronger bot wins only its fair share. */
export function findUpsideDown(game: Game, rows: readonly Row[]): string[] {
  return listRungs(game)
    .filter(({ bot, against }) => isAbove(bot, against))
    .flatMap((rung) => {
      const pairing = formatPairing(game, rung);
      const name = `${game.id}: ${pairing.join(' ')}`;
      const row = rows.find((other) => pairing.every((cell, i) => other[i] === cell));
      if (row === undefined) return rung.part === FULL ? [`${name} is not recorded`] : [];
      const isSure = Number.parseFloat(row[4]) > 100 / rung.config.seats;
      return isSure ? [] : [`${name} is upside down: ${row[3]} (${row[4]})`];
    });
}

export interface RungResult extends Rung {
  readonly matches: number;
  readonly share: ConfidenceInterval;
}

/** One seat of a bot among copies of another; in teams both partners are the same. */
const seating = (config: Config, bot: string, against: string): string[] =>
  Array.from({ length: config.seats }, (_, seat) =>
    seat === 0 || (playsInTeams(config) && seat === 2) ? bot : against,
  );

export async function playRung(
  game: Game,
  rung: Rung,
  games: number,
  seed: string,
  jobs: number,
): Promise<RungResult> {
  const matches = Math.ceil(rung.part * games);
  const against =
    rung.against === RICH_SEARCH
      ? findTimedSearch(game, rung.config, await loadNamedBot(game, rung.config, rung.bot), seed)
      : rung.against;
  const bots = seating(rung.config, rung.bot, against).map(botReference);
  const plan = {
    game: gameReference(game),
    config: rung.config,
    bots,
    games: matches,
    seed,
    limit: USUAL_LIMIT,
  };
  const tally = await simulate(plan, jobs, () => undefined);
  return { ...rung, matches, share: estimateShare(tally.bots[0].share) };
}

/** Partners sit opposite each other. */
const playsInTeams = ({ options }: Config): boolean => options.teams === true;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The seats and the changed options: `2`, `4 teams`, `2 reveal=ahead`. */
function tableName(game: Game, config: Config): string {
  const stated = Object.entries(nonDefaultOptions(game, config)).map(([id, value]) =>
    value === true ? id : `${id}=${value}`,
  );
  return [`${config.seats}`, ...stated].join(' ');
}

export function formatPairing(game: Game, { config, bot, against }: Rung): readonly [string, string, string] {
  const others = seating(config, bot, '').filter((name) => name === '').length;
  return [tableName(game, config), bot, others === 1 ? against : `${against} ×${others}`];
}

/** `code` is the commit that was played, `fingerprint` that of its bots. */
export const formatRow = (game: Game, result: RungResult, code: string, fingerprint: string): Row => [
  ...formatPairing(game, result),
  percent(result.share.mean),
  `${(100 * result.share.low).toFixed(1)} – ${(100 * result.share.high).toFixed(1)}`,
  result.goal === undefined ? '' : percent(result.goal),
  `${result.matches}`,
  code,
  fingerprint,
];

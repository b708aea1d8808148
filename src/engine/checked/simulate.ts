import type { Bot } from '../../bots/bot.ts';
import { random } from '../../bots/random.ts';
import type { Game, GameTypes } from '../../core/index.ts';
import { formatValue } from '../../core/validateGame.ts';
import {
  addTallies,
  buildReport,
  type SimulationPlan,
  type SimulationReport,
  splitIntoChunks,
  tallyChunk,
  USUAL_LIMIT,
} from '../../lab/simulation.ts';
import { argumentError, checkGame, checkObject } from './argumentChecks.ts';
import { checkedConfig, parseConfig } from './config.ts';

const MOST_MATCHES = 1e9;

/** What `simulate` takes beside a game and bots. */
export interface SimulationWish<Options> {
  readonly matches: number;
  /** The same seed gives the same matches. */
  readonly seed: string;
  /** One per bot by default; for one bot, the fewest that the game allows. */
  readonly seats?: number;
  /** Those options that differ from their defaults. */
  readonly options?: Partial<Options>;
}

/** Throws unless the value is a list of bots that their names tell apart. */
function checkBots(bots: unknown): asserts bots is readonly Bot[] {
  const where = 'simulate, argument bots';
  if (!Array.isArray(bots) || bots.length === 0)
    throw argumentError(where, 'a list of bots, one per seat, or one for all seats', formatValue(bots));
  const known = new Map<string, unknown>([[random.name, random]]);
  for (const [at, bot] of bots.entries()) {
    const { name, choose } = (bot ?? {}) as Partial<Bot>;
    if (typeof name !== 'string' || typeof choose !== 'function')
      throw argumentError(
        `${where}[${at}]`,
        'a bot ("await loadBot(id, name)", or { name, choose })',
        formatValue(bot),
      );
    if ((known.get(name) ?? bot) !== bot)
      throw argumentError(`${where}[${at}]`, 'another name for another bot', formatValue(name));
    known.set(name, bot);
  }
}

/** The same bot, whose decisions are checked. */
const checkedBot = (bot: Bot): Bot => ({
  name: bot.name,
  choose(view, legal, rng) {
    const action = bot.choose(view, legal, rng);
    if (legal.includes(action)) return action;
    throw new Error(
      `${bot.name} has chosen ${formatValue(action)}, which is not one of the legal decisions ${formatValue(legal)}`,
    );
  },
});

/**
 * Plays matches between bots, each bot in every seat, and compares them like `tavola sim`: the same plan gives the same report.
 * `bots` has one bot per seat, or one for all seats. It blocks until all matches are played.
 */
export function simulate<K extends GameTypes>(
  game: Game<K>,
  bots: readonly Bot[],
  wish: SimulationWish<K['options']>,
): SimulationReport {
  checkGame('simulate, argument game', game);
  checkBots(bots);
  checkObject('simulate, argument wish', "matches and a seed such as { matches: 100, seed: 'a' }", wish);
  const { matches, seed, options } = wish;
  if (!Number.isInteger(matches) || matches < 1 || matches > MOST_MATCHES)
    throw argumentError(
      'simulate, wish.matches',
      `a whole number from 1 to ${MOST_MATCHES}`,
      formatValue(matches),
    );
  if (typeof seed !== 'string') throw argumentError('simulate, wish.seed', 'any text', formatValue(seed));
  const seats = wish.seats ?? (bots.length === 1 ? game.seats.min : bots.length);
  const parsed = parseConfig(game, { seats, options } as Parameters<typeof parseConfig>[1]);
  const config = checkedConfig('simulate, argument wish', game, parsed);
  if (bots.length !== 1 && bots.length !== seats)
    throw argumentError(
      'simulate, argument bots',
      `${seats} bots, one per seat, or one for all seats`,
      `${bots.length}`,
    );
  const all = Array.from({ length: seats }, (_, seat) => bots[bots.length === 1 ? 0 : seat]);
  const names = all.map(({ name }) => name);
  const plan: SimulationPlan = {
    game: game.id,
    config,
    bots: names,
    games: matches,
    seed,
    limit: USUAL_LIMIT,
  };
  const loaded = { game, bots: all.map(checkedBot), luckometer: null, outside: null };
  return buildReport(
    game,
    plan,
    addTallies(splitIntoChunks(plan).map((chunk) => tallyChunk(loaded, plan, chunk))),
  );
}

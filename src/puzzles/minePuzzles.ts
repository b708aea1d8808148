/**
 * Puzzles of one match of self-play. Cheap questions come first, so that the deep search is asked seldom: does a hasty player go wrong
 * where a glimpse shows a margin, does that survive expert's own thought and four times as much in other worlds, twice, and only then
 * twenty times as much.
 */
import { type Bot, loadBot } from '../bots/index.ts';
import { botRng, decideForSeat, lowestSeat } from '../bots/playMatch.ts';
import {
  type Action,
  type Config,
  fastRng,
  type Game,
  type Level,
  LEVELS,
  NO_SEATS,
  encodeRecord,
  parseConfig,
  type Seat,
  type View,
  viewOf,
} from '../core/index.ts';
import { MASTER } from '../bots/roster.ts';
import { loadExplainer, type Explainer } from '../explain/index.ts';
import { type StoredPuzzle, buildPuzzle, type Solvers, replayPuzzle, TRIES } from './puzzle.ts';
import {
  equivalentActions,
  type SearchBots,
  searchBestChoice,
  scaleIterations,
  type BestChoice,
  findBestChoice,
} from './bestChoice.ts';

/** A choice is clearly better if it promises five hundredths of the victory more; a hint calls three worth saying. */
export const MARGIN = 0.05;
/** How many times as much as expert the search thinks that a margin must survive at last. */
export const DEPTH = 20;
/** What is asked first: parts of expert's thought, for which half of the margin is enough. */
const GLIMPSES = [1 / 8, 1 / 3];
/** How many times expert's thought each search is that a margin must survive, one after another, each in worlds of its own. */
const SEARCHES = [1, 4, 4, DEPTH];
/** Fewer choices are no question. */
const CHOICES = 3;
/** Easy may find it by luck, but no more than once. */
const EASY_FINDS = 1;
/** Two puzzles of a match are so many decisions apart, and there are no more than two. */
const APART = 8;
const A_MATCH = 2;
/** Matches are looked through from their first decision, from the twenty-first or from the forty-first on, in turn. */
const STAGE = 20;
const STAGES = 3;

/** All that mining needs of a game. */
export interface MiningSetup extends SearchBots {
  /** Who decides at a glance. */
  readonly hasty: Bot;
  readonly levels: { readonly [L in Level]: Bot };
  /** A game without reasons has puzzles without themes. */
  readonly reasons: Explainer | undefined;
}

const BEST = 'best';

/** Undefined if the game has no bots. */
export async function loadMiningSetup(game: Game): Promise<MiningSetup | undefined> {
  const load = (name: string): Promise<Bot | undefined> => loadBot(game.id, name);
  const [easy, medium, hard, expert] = await Promise.all(LEVELS.map(load));
  const [greedy, master, reasons] = await Promise.all([load('greedy'), load(MASTER), loadExplainer(game.id)]);
  if (easy === undefined || medium === undefined || hard === undefined || expert === undefined)
    return undefined;
  if (expert.estimate === undefined || expert.budget === undefined || master?.ponder === undefined)
    return undefined;
  return {
    game,
    levels: { easy, medium, hard, expert },
    expert: expert as MiningSetup['expert'],
    master: master as MiningSetup['master'],
    hasty: greedy ?? easy,
    reasons,
  };
}

/** The tables at which matches are played: every number of seats, as is usual, with each option, and with the least of a number. */
function listTables(game: Game): Config[] {
  const tables: Config[] = [];
  const add = (seats: number, options: Config['options']): void => {
    const config = parseConfig(game, { seats, options });
    if (!('expected' in config)) tables.push(config);
  };
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) add(seats, {});
  for (const option of game.options)
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      if (option.kind === 'flag') add(seats, { [option.id]: !option.default });
      if (option.kind === 'number' && option.min !== option.default) add(seats, { [option.id]: option.min });
      if (option.kind === 'choice')
        for (const value of option.values) if (value !== option.default) add(seats, { [option.id]: value });
    }
  return tables;
}

/** How often one of a bot's tries is among the solutions. */
export const countFinds = (
  bot: Bot,
  view: View,
  legal: readonly Action[],
  solutions: readonly Action[],
  seed: string,
): number => {
  let found = 0;
  for (let i = 0; i < TRIES; i++) if (solutions.includes(bot.choose(view, legal, fastRng(seed, i)))) found++;
  return found;
};

/** Whether somebody hasty finds it. */
const isLucky = (
  { hasty, levels }: MiningSetup,
  view: View,
  legal: readonly Action[],
  solutions: readonly Action[],
  seed: string,
): boolean =>
  countFinds(hasty, view, legal, solutions, `${seed}/hasty`) > 0 ||
  countFinds(levels.easy, view, legal, solutions, `${seed}/easy`) > EASY_FINDS;

/** How often each level finds it; expert need not be asked again, whose thought is the measure of all searches. */
function countSolvers(
  { levels }: MiningSetup,
  view: View,
  legal: readonly Action[],
  solutions: readonly Action[],
  seed: string,
  expert?: number,
): Solvers {
  const found = (level: Level): number =>
    countFinds(levels[level], view, legal, solutions, `${seed}/${level}`);
  return {
    easy: found('easy'),
    medium: found('medium'),
    hard: found('hard'),
    expert: expert ?? found('expert'),
  };
}

/** The first motive for the solution that does not speak for the hasty choice; undefined if nothing but risks is to be said of it. */
function findTheme(
  { game, reasons }: MiningSetup,
  view: View,
  solution: Action,
  hasty: Action,
): string | undefined {
  if (reasons === undefined) return BEST;
  const motives = (action: Action): string[] =>
    reasons
      .listMotives(view, game.moves.decode(action))
      .filter(({ tone }) => tone !== 'risks')
      .map(({ type }) => type);
  const common = motives(hasty);
  const types = motives(solution);
  return types.find((type) => !common.includes(type)) ?? types[0];
}

/** Only a verdict with the whole margin is one. */
const requireMargin = (verdict: BestChoice | null): BestChoice | null =>
  verdict === null || verdict.margin < MARGIN ? null : verdict;

/** What a decision is worth as a puzzle; undefined if it is none. */
function tryDecision(
  mine: MiningSetup,
  view: View,
  legal: readonly Action[],
  seed: string,
): Omit<StoredPuzzle, 'link' | 'seat'> | undefined {
  const { game, expert, hasty } = mine;
  if (legal.length < CHOICES) return undefined;
  const wrong = hasty.choose(view, legal, fastRng(`${seed}/hasty`, 0));
  const isHidden = GLIMPSES.every((times, i) => {
    const budget = { iterations: scaleIterations(mine, view, times) };
    const seen = expert.estimate(view, legal, fastRng(`${seed}/glimpse`, i), { budget });
    const { best, margin } = findBestChoice(game, view, seen, MARGIN);
    return margin >= MARGIN / 2 && best !== wrong;
  });
  if (!isHidden) return undefined;
  const [first, ...others] = SEARCHES.map(
    (times, i) => (): BestChoice | null =>
      requireMargin(searchBestChoice(mine, view, times, MARGIN, fastRng(`${seed}/search`, i))),
  );
  const seen = first();
  if (seen === null || seen.best === wrong) return undefined;
  const { best } = seen;
  const solutions = equivalentActions(game, view, best, legal);
  if (legal.length - solutions.length < CHOICES - 1) return undefined;
  const theme = findTheme(mine, view, best, wrong);
  if (isLucky(mine, view, legal, solutions, seed) || theme === undefined) return undefined;
  let { margin } = seen;
  for (const next of others) {
    const verdict = next();
    if (verdict === null || !solutions.includes(verdict.best)) return undefined;
    margin = Math.min(margin, verdict.margin);
  }
  const solvers = countSolvers(mine, view, legal, solutions, seed);
  return { solutions, margin, solvers, theme };
}

/** The levels that sit at the tables of self-play, in turn: positions as people of all kinds come to them. */
const SITTERS: readonly Level[] = ['hard', 'medium', 'hard'];

/** The puzzles of one match; the same for the same seed and number. All kinds of tables come in turn, or one alone is looked at. */
export function mineMatch(mine: MiningSetup, seed: string, number: number, table?: Config): StoredPuzzle[] {
  const { game, levels } = mine;
  const tables = table === undefined ? listTables(game) : [table];
  const config = tables[number % tables.length];
  const name = `${seed}${number}`;
  const state = game.setup(config, name);
  const players = Array.from({ length: config.seats }, (_, seat) => ({
    bot: levels[SITTERS[(seat + number) % SITTERS.length]],
    rng: botRng(name, seat),
  }));
  const actions: (readonly [Seat, Action])[] = [];
  const found: StoredPuzzle[] = [];
  let next = STAGE * (Math.floor(number / tables.length) % STAGES);
  for (let due = game.toAct(state); due !== NO_SEATS; due = game.toAct(state)) {
    const seat = lowestSeat(due);
    const view = viewOf(state, seat);
    if (found.length === A_MATCH) break;
    const puzzle =
      actions.length < next
        ? undefined
        : tryDecision(mine, view, game.legal(view), `${name}/${actions.length}`);
    if (puzzle !== undefined) {
      const record = { game: game.id, version: game.version, config, seed: name, actions };
      found.push({ ...puzzle, link: encodeRecord(game, record), seat });
      next = actions.length + APART;
    }
    const action = decideForSeat(game, state, seat, players[seat]);
    actions.push([seat, action]);
    game.apply(state, seat, action);
  }
  return found;
}

/** A puzzle with the levels below expert counted afresh, as they play now; undefined if somebody hasty finds it now. */
export function regradePuzzle(mine: MiningSetup, found: StoredPuzzle): StoredPuzzle | undefined {
  const { game } = mine;
  const { link, seat, solutions, solvers } = found;
  const view = replayPuzzle(game, buildPuzzle(game.id, found)).view(seat);
  const legal = game.legal(view);
  if (isLucky(mine, view, legal, solutions, link)) return undefined;
  return { ...found, solvers: countSolvers(mine, view, legal, solutions, link, solvers.expert) };
}

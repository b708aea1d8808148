/**
 * Mines puzzles from a match of self-play. Cheap tests come first, so deep searches are rare. Does a hasty player err where a
 * brief search shows a margin? Does the margin survive expert's own budget, then twice four times as much in other worlds, and
 * only then twenty times as much?
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
import { type Explainer, findDifference, loadExplainer, type Motive } from '../explain/index.ts';
import { type StoredPuzzle, buildPuzzle, type Solvers, replayPuzzle, TRIES } from './puzzle.ts';
import {
  equivalentActions,
  type SearchBots,
  searchBestChoice,
  scaleIterations,
  type BestChoice,
  findBestChoice,
} from './bestChoice.ts';

/**
 * A choice is a solution with eight hundredths more of the victory: the second best loses one match in twelve. Only one
 * to seven of a hundred decisions have such a choice.
 */
export const MARGIN = 0.08;
/** The final search's budget, as a multiple of expert's. */
export const DEPTH = 20;
/** The first tests: fractions of expert's budget, for which half of the margin is enough. */
const GLIMPSES = [1 / 8, 1 / 3];
/** The budgets of the searches that a margin must survive in turn, as multiples of expert's, each in worlds of its own. */
const SEARCHES = [1, 4, 4, DEPTH];
/** Fewer choices make no puzzle. */
const CHOICES = 3;
/** Easy may find it by luck, but at most once. */
const EASY_FINDS = 1;
/** The least distance between a match's puzzles in decisions; it has at most two. */
const APART = 8;
const A_MATCH = 2;
/** The search of a match starts at its first, twenty-first or forty-first decision, in turn. */
const STAGE = 20;
const STAGES = 3;

export interface MiningSetup extends SearchBots {
  /** The bot that decides at a glance. */
  readonly hasty: Bot;
  readonly levels: { readonly [L in Level]: Bot };
  /** A game without explanations has puzzles without themes. */
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

/** The tables of self-play: every number of seats with default options, with each option, and with the least of a number. */
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

const isLucky = (
  { hasty, levels }: MiningSetup,
  view: View,
  legal: readonly Action[],
  solutions: readonly Action[],
  seed: string,
): boolean =>
  countFinds(hasty, view, legal, solutions, `${seed}/hasty`) > 0 ||
  countFinds(levels.easy, view, legal, solutions, `${seed}/easy`) > EASY_FINDS;

/** How often each level finds it. Expert always does, because its own search defines the margin. */
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

/** The tone of what makes the solution better than the hasty choice; undefined if the motives do not explain it. */
function findTheme(
  { game, reasons }: MiningSetup,
  view: View,
  solution: Action,
  hasty: Action,
): string | undefined {
  if (reasons === undefined) return BEST;
  const list = (action: Action): readonly Motive[] => reasons.listMotives(view, game.moves.decode(action));
  const { reasons: own, avoided } = findDifference(list(solution), list(hasty));
  return own[0]?.tone ?? (avoided.length > 0 ? 'stops' : undefined);
}

const requireMargin = (verdict: BestChoice | null): BestChoice | null =>
  verdict === null || verdict.margin < MARGIN ? null : verdict;

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
  return { solutions, tempting: wrong, margin, solvers, theme };
}

/** The levels in self-play, in turn, so that positions resemble those of all kinds of players. */
const SITTERS: readonly Level[] = ['hard', 'medium', 'hard'];

/** The puzzles of one match; a function of seed and number. It uses all kinds of tables in turn, or only the given one. */
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

/**
 * Counts again how often the present levels find a puzzle, and explains it again; undefined if a hasty player finds it
 * now, or if nothing explains it.
 */
export function regradePuzzle(mine: MiningSetup, found: StoredPuzzle): StoredPuzzle | undefined {
  const { game } = mine;
  const { link, seat, solutions, solvers } = found;
  const view = replayPuzzle(game, buildPuzzle(game.id, found)).view(seat);
  const legal = game.legal(view);
  if (found.margin < MARGIN || isLucky(mine, view, legal, solutions, link)) return undefined;
  const tempting = mine.hasty.choose(view, legal, fastRng(`${link}/hasty`, 0));
  const theme = findTheme(mine, view, solutions[0], tempting);
  if (theme === undefined) return undefined;
  return {
    ...found,
    tempting,
    theme,
    solvers: countSolvers(mine, view, legal, solutions, link, solvers.expert),
  };
}

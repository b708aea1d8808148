/**
 * Search for any game, through the contract alone: every iteration draws a world that the view does not rule out, walks
 * down a tree of decisions, plays the rest out and remembers how it ended.
 *
 * A decision of the searching seat is remembered under what that seat can see, a decision of any other seat under what
 * everyone can see: under its own view it would never come back, and under the searcher's it would answer a choice that
 * is still hidden from it. Where several seats owe a decision the searcher moves first, so that it answers nobody's.
 */
import {
  type Action,
  drawAction,
  FastRng,
  type Game,
  seatSetHas,
  type GameTypes,
  computePayoffs,
  type Rng,
  type Seat,
  type SeatSet,
  shuffle,
  type State,
  type View,
  viewOf,
} from '../core/index.ts';
import type { Bot, Choice, Estimate, SearchingBot } from './bot.ts';
import { overlooksChoices } from './character.ts';
import { withResumableSearch, MASTER_EFFORT } from './resumableSearch.ts';
import { ln } from './portableMath.ts';
import type { Levels } from './roster.ts';
import { type Search, searchBot } from './searchBot.ts';

/** How much a rarely tried action is favoured. */
const CURIOSITY = 0.7;
/** A decision that came up n times is looked at in 2√n ways: where there are hundreds, few are tried well. */
const WIDTH = 2;
/** An imagined match that has gone on for 10,000 decisions is taken as shared by all. */
const LONGEST = 10_000;

/** Logarithms of counts: one is needed for every choice that is compared. */
const LOGARITHMS: number[] = [];
const cachedLn = (count: number): number => (LOGARITHMS[count] ??= ln(count));

interface Branch {
  readonly action: Action;
  visits: number;
  /** The sum of what its ends were worth to the seat that decides. */
  worth: number;
  /** How often it could have been tried. */
  offered: number;
}

/** A decision, known by what is seen of it. */
interface Node {
  readonly branches: Map<Action, Branch>;
  visits: number;
  /** The iteration that came by last. */
  passed: number;
}

const newNode = (): Node => ({ branches: new Map(), visits: 0, passed: -1 });

const lowest = (seats: SeatSet): Seat => 31 - Math.clz32(seats & -seats);

/** What a decision is remembered under. */
function nodeKey<K extends GameTypes>(state: State<K>, seat: Seat, searcher: Seat): string {
  const { shared, own } = viewOf(state, seat === searcher ? seat : null);
  return `${seat}${JSON.stringify(own)}${JSON.stringify(shared)}`;
}

/** The branch to try: a new one while there is room, else the one that promises most; notes which were offered. */
function selectBranch(node: Node, legal: readonly Action[], rng: Rng): Branch {
  const room = Math.ceil(WIDTH * Math.sqrt(node.visits + 1));
  let known = 0;
  let best: Branch | undefined;
  let most = -Infinity;
  for (const action of legal) {
    const branch = node.branches.get(action);
    if (branch === undefined) continue;
    known++;
    branch.offered++;
    const promise =
      branch.worth / branch.visits + CURIOSITY * Math.sqrt(cachedLn(branch.offered) / branch.visits);
    if (promise <= most) continue;
    most = promise;
    best = branch;
  }
  if (best !== undefined && (known === legal.length || known >= room)) return best;
  return freshBranch(node, legal, legal.length - known, rng);
}

/** One of the actions not tried yet, each as likely as the others. */
function freshBranch(node: Node, legal: readonly Action[], fresh: number, rng: Rng): Branch {
  let skip = rng.below(fresh);
  for (const action of legal) {
    if (node.branches.has(action) || skip-- > 0) continue;
    return addBranch(node, action);
  }
  throw new Error('there is nothing to choose from');
}

function addBranch(node: Node, action: Action): Branch {
  const branch = { action, visits: 0, worth: 0, offered: 1 };
  node.branches.set(action, branch);
  return branch;
}

/** One search of one decision; it holds the tree while the search lasts. */
class TreeSearch<K extends GameTypes> implements Search {
  readonly #game: Game<K>;
  readonly #view: View<K>;
  readonly #searcher: Seat;
  readonly #legal: readonly Action[];
  readonly #rng: Rng;
  readonly #greedy: Bot<K> | undefined;
  readonly #nodes = new Map<string, Node>();
  readonly #root = newNode();
  readonly #path: { node: Node; branch: Branch; seat: Seat }[] = [];
  readonly #shares: number[] = [];
  iterations = 0;

  constructor(game: Game<K>, view: View<K>, legal: readonly Action[], rng: Rng, greedy: Bot<K> | undefined) {
    if (view.seat === null) throw new Error('a spectator has no move');
    this.#game = game;
    this.#view = view;
    this.#searcher = view.seat;
    this.#legal = shuffle(legal.slice(), rng);
    this.#rng = rng;
    this.#greedy = greedy;
  }

  step(): boolean {
    const rng = this.#rng;
    // Every world has its own chance, so that nothing that happens in one tells of another.
    const chance = new FastRng(rng.u32(), rng.u32(), rng.u32(), rng.u32());
    const world = this.#game.determinize(this.#view, chance);
    this.#path.length = 0;
    this.#descend(world, chance);
    const isOver = this.#playOut(world, chance);
    const payoffs = computePayoffs(this.#game, world);
    const worth = isOver ? payoffs : payoffs.map(() => 1 / payoffs.length);
    for (const { node, branch, seat } of this.#path) {
      node.visits++;
      branch.visits++;
      branch.worth += worth[seat];
    }
    for (let seat = 0; seat < worth.length; seat++)
      this.#shares[seat] = (this.#shares[seat] ?? 0) + worth[seat];
    this.iterations++;
    return true;
  }

  /** Down to the first decision that has not been tried before, or that was come by already: what recurs has no end. */
  #descend(world: State<K>, chance: Rng): void {
    const game = this.#game;
    for (let seats = game.toAct(world); seats !== 0; seats = game.toAct(world)) {
      const seat = seatSetHas(seats, this.#searcher) ? this.#searcher : lowest(seats);
      const isRoot = this.#path.length === 0;
      const node = isRoot ? this.#root : this.#findNode(nodeKey(world, seat, this.#searcher));
      if (node.passed === this.iterations) return;
      node.passed = this.iterations;
      const view = viewOf(world, seat);
      const legal = isRoot ? this.#legal : game.legal(view);
      const greedy = node.branches.size === 0 ? this.#greedy : undefined;
      const branch =
        greedy === undefined
          ? selectBranch(node, legal, chance)
          : addBranch(node, greedy.choose(view, legal, chance));
      this.#path.push({ node, branch, seat });
      game.apply(world, seat, branch.action);
      if (branch.visits === 0) return;
    }
  }

  #findNode(key: string): Node {
    let node = this.#nodes.get(key);
    if (node === undefined) this.#nodes.set(key, (node = newNode()));
    return node;
  }

  /** To the end of the match; false if it does not come. */
  #playOut(world: State<K>, chance: Rng): boolean {
    const game = this.#game;
    const greedy = this.#greedy;
    let seats = game.toAct(world);
    for (let decisions = 0; seats !== 0 && decisions < LONGEST; decisions++) {
      const seat = lowest(seats);
      const view = viewOf(world, seat);
      const action = greedy?.choose(view, game.legal(view), chance) ?? drawAction(game, view, chance);
      game.apply(world, seat, action);
      seats = game.toAct(world);
    }
    return seats === 0;
  }

  estimate(): Estimate {
    const branches = [...this.#root.branches.values()];
    branches.sort((a, b) => b.visits - a.visits || b.worth / b.visits - a.worth / a.visits);
    const choices = branches.map(({ action, visits, worth }): Choice => ({
      action,
      expects: worth / visits,
      weight: visits / this.iterations,
    }));
    return {
      choices,
      shares: this.#shares.map((sum) => sum / this.iterations),
      line: [choices[0].action],
      iterations: this.iterations,
    };
  }
}

/** What a level of this search is made of. */
interface SearchStrength {
  /** How many imagined matches it plays for a decision. */
  readonly iterations: number;
  /** How many of a hundred decisions are taken after a look at two choices only. */
  readonly mistakeRate: number;
}

/**
 * A bot for any game that thinks ahead for `iterations` worlds. With a greedy bot it tries that bot's choice first at every
 * decision, and everyone plays like it to the end; otherwise they play at random.
 */
export const createGenericSearch = (
  game: Game,
  name: string,
  { iterations, mistakeRate: lapses }: SearchStrength,
  greedy?: Bot,
): SearchingBot =>
  searchBot({
    name,
    character: {
      mistakeRate: lapses,
      mistakes: [overlooksChoices(2)],
      tolerance: 0,
      isBroken: () => () => false,
    },
    budget: () => ({ iterations }),
    begin: (view, legal, rng) => new TreeSearch(game, view, legal, rng, greedy),
  });

/** What a level is made of in a game that has no search of its own. */
const STRENGTHS: { readonly [L in keyof Levels]: SearchStrength } = {
  beginner: { iterations: 10, mistakeRate: 70 },
  easy: { iterations: 30, mistakeRate: 30 },
  medium: { iterations: 120, mistakeRate: 0 },
  hard: { iterations: 500, mistakeRate: 0 },
  expert: { iterations: 2000, mistakeRate: 0 },
  master: { iterations: 2000 * MASTER_EFFORT, mistakeRate: 0 },
};

export const genericSearch = (game: Game): Bot => createGenericSearch(game, 'search', STRENGTHS.expert);

/** The levels of a game without a search of its own. Its greedy bot, if it has one, makes them much stronger. */
export const genericLevels = (game: Game, greedy?: Bot): Levels => {
  const level = (name: keyof Levels): SearchingBot =>
    createGenericSearch(game, name, STRENGTHS[name], greedy);
  return {
    beginner: level('beginner'),
    easy: level('easy'),
    medium: level('medium'),
    hard: level('hard'),
    expert: level('expert'),
    master: withResumableSearch(level('master')),
  };
};

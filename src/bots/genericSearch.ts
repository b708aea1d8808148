/**
 * Search for any game, through the contract alone. Every iteration draws a world that the view allows, walks down a tree of
 * decisions, plays the rest out and records the result.
 *
 * The tree stores a decision of the searching seat under that seat's view, and a decision of any other seat under the public view.
 * Under its own view another seat's decision would never recur. Under the searcher's view it would answer a choice that is still
 * hidden from it. Where several seats owe a decision, the searcher moves first, so it answers no hidden choice.
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

/** The exploration constant. */
const CURIOSITY = 0.7;
/** A decision visited n times tries at most 2√n choices, so a few are tried well where there are hundreds. */
const WIDTH = 2;
/** An imagined match of more than 10,000 decisions counts as shared by all. */
const LONGEST = 10_000;

/** A table of logarithms: the search needs one for every choice it compares. */
const LOGARITHMS: number[] = [];
const cachedLn = (count: number): number => (LOGARITHMS[count] ??= ln(count));

interface Branch {
  readonly action: Action;
  visits: number;
  worth: number;
  /** The number of visits in which this action was legal. */
  offered: number;
}

interface Node {
  readonly branches: Map<Action, Branch>;
  visits: number;
  /** The last iteration that passed through. */
  passed: number;
}

const newNode = (): Node => ({ branches: new Map(), visits: 0, passed: -1 });

const lowest = (seats: SeatSet): Seat => 31 - Math.clz32(seats & -seats);

function nodeKey<K extends GameTypes>(state: State<K>, seat: Seat, searcher: Seat): string {
  const { shared, own } = viewOf(state, seat === searcher ? seat : null);
  return `${seat}${JSON.stringify(own)}${JSON.stringify(shared)}`;
}

/** Selects the branch to try: a new one while there is room, else the most promising. Counts which were offered. */
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
    // Each world has its own generator, so one world's chance reveals nothing of another's.
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

  /** Descends to the first untried decision, or to one this iteration has visited before, so that cycles end. */
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

  /** Plays to the end of the match; false if the decision limit comes first. */
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

interface SearchStrength {
  readonly iterations: number;
  /** The number of decisions in a hundred made after considering only two choices. */
  readonly mistakeRate: number;
}

/**
 * A search bot for any game, with `iterations` worlds per decision. A greedy bot makes it try that bot's choice first and play all
 * seats like it to the end; otherwise playouts are random.
 */
export const createGenericSearch = (
  game: Game,
  name: string,
  { iterations, mistakeRate }: SearchStrength,
  greedy?: Bot,
): SearchingBot =>
  searchBot({
    name,
    character: {
      mistakeRate,
      mistakes: [overlooksChoices(2)],
      tolerance: 0,
      isBroken: () => () => false,
    },
    budget: () => ({ iterations }),
    begin: (view, legal, rng) => new TreeSearch(game, view, legal, rng, greedy),
  });

const STRENGTHS: { readonly [L in keyof Levels]: SearchStrength } = {
  beginner: { iterations: 10, mistakeRate: 70 },
  easy: { iterations: 30, mistakeRate: 30 },
  medium: { iterations: 120, mistakeRate: 0 },
  hard: { iterations: 500, mistakeRate: 0 },
  expert: { iterations: 2000, mistakeRate: 0 },
  master: { iterations: 2000 * MASTER_EFFORT, mistakeRate: 0 },
};

export const genericSearch = (game: Game): Bot => createGenericSearch(game, 'search', STRENGTHS.expert);

/** The levels of a game without its own search. A greedy bot, if it has one, makes them much stronger. */
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

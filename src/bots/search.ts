/**
 * Search by sampled worlds: every iteration draws a world that the view does not rule out, walks down a tree of
 * decisions, plays the rest out by a policy and remembers how it ended.
 *
 * A decision of the searching seat is remembered under what that seat can see, a decision of any other seat under what
 * everyone can see: under its own view it would never come back, and under the searcher's it would answer a choice that
 * is still hidden from it.
 */
import {
  type Action,
  type Game,
  has,
  type Kind,
  listSeats,
  type Rng,
  type Seat,
  type State,
  type View,
  viewOf,
} from '../core/index.ts';
import type { Budget, Choice, Estimate, Thinking } from './bot.ts';

/** What a game adds to the search. */
export interface Policy<K extends Kind> {
  /** The action a seat takes in a playout. */
  readonly play: (state: State<K>, seat: Seat, rng: Rng) => Action;
  /** What the end of a playout is worth to each seat, from 0 to 1. */
  readonly worth: (state: State<K>) => readonly number[];
  /** After how many decisions a playout is cut off; without it, it is played to the end of the match. */
  readonly cut?: number;
  /** The actions worth looking at, best first: the search widens over them as its visits grow. */
  readonly candidates?: (
    state: State<K>,
    seat: Seat,
    legal: readonly Action[],
    rng: Rng,
  ) => readonly Action[];
}

export interface Depth {
  /** How many decisions down the tree are remembered; 1 is the searcher's own next one alone. */
  readonly tree: number;
  /** How much a rarely tried action is favoured. */
  readonly curiosity: number;
  /** With candidates: a node of n visits looks at the first `wide` · √n of them. */
  readonly wide?: number;
}

interface Branch {
  readonly action: Action;
  visits: number;
  /** The sum of what its ends were worth to the seat that decides. */
  worth: number;
  /** How often it could have been tried. */
  offered: number;
}

interface Node {
  readonly branches: Map<Action, Branch>;
  visits: number;
}

const newNode = (): Node => ({ branches: new Map(), visits: 0 });

/** Where several seats owe a decision, the searcher moves first. */
const nextSeat = (seats: number, searcher: Seat): Seat =>
  has(seats, searcher) ? searcher : listSeats(seats)[0];

/** What a decision is remembered under. */
function memoryKey<K extends Kind>(state: State<K>, seat: Seat, searcher: Seat): string {
  const { shared, own } = viewOf(state, seat === searcher ? seat : null);
  return `${seat}${JSON.stringify(own)}${JSON.stringify(shared)}`;
}

/** An action not tried yet, or the one that promises most; notes which were offered. */
function pick(node: Node, actions: readonly Action[], curiosity: number, rng: Rng): Branch {
  let best: Branch | undefined;
  let bestScore = -Infinity;
  let untried = 0;
  let fresh: Branch | undefined;
  for (const action of actions) {
    let branch = node.branches.get(action);
    if (branch === undefined) {
      branch = { action, visits: 0, worth: 0, offered: 0 };
      node.branches.set(action, branch);
    }
    branch.offered++;
    if (branch.visits === 0) {
      // Each of those never tried is equally likely, without a list of them.
      if (rng.below(++untried) === 0) fresh = branch;
      continue;
    }
    const score =
      branch.worth / branch.visits + curiosity * Math.sqrt(Math.log(branch.offered) / branch.visits);
    if (score > bestScore) {
      best = branch;
      bestScore = score;
    }
  }
  return fresh ?? (best as Branch);
}

/** One search of one decision; it holds the tree while the search lasts. */
class Search<K extends Kind> {
  readonly #game: Game<K>;
  readonly #policy: Policy<K>;
  readonly #depth: Depth;
  readonly #view: View<K>;
  readonly #searcher: Seat;
  readonly #legal: readonly Action[];
  readonly #rng: Rng;
  readonly #nodes = new Map<string, Node>();
  readonly #root = newNode();
  readonly #path: { node: Node; branch: Branch; seat: Seat }[] = [];
  readonly #shares: number[] = [];
  iterations = 0;

  constructor(
    game: Game<K>,
    policy: Policy<K>,
    depth: Depth,
    view: View<K>,
    legal: readonly Action[],
    rng: Rng,
  ) {
    this.#game = game;
    this.#policy = policy;
    this.#depth = depth;
    this.#view = view;
    this.#searcher = view.seat as Seat;
    this.#legal = legal;
    this.#rng = rng;
  }

  iterate(): void {
    const game = this.#game;
    const world = game.determinize(this.#view, this.#rng);
    this.#path.length = 0;
    this.#descend(world);
    this.#playOut(world);
    const worth = this.#policy.worth(world);
    for (const { node, branch, seat } of this.#path) {
      node.visits++;
      branch.visits++;
      branch.worth += worth[seat];
    }
    for (let seat = 0; seat < worth.length; seat++)
      this.#shares[seat] = (this.#shares[seat] ?? 0) + worth[seat];
    this.iterations++;
  }

  #descend(world: State<K>): void {
    const game = this.#game;
    for (let level = 0; level < this.#depth.tree; level++) {
      const seats = game.toAct(world);
      if (seats === 0) return;
      const seat = nextSeat(seats, this.#searcher);
      const node = level === 0 ? this.#root : this.#nodeOf(world, seat);
      const branch = pick(node, this.#actions(world, seat, node, level), this.#depth.curiosity, this.#rng);
      this.#path.push({ node, branch, seat });
      game.apply(world, seat, branch.action);
      if (branch.visits === 0) return;
    }
  }

  #nodeOf(world: State<K>, seat: Seat): Node {
    const key = memoryKey(world, seat, this.#searcher);
    let node = this.#nodes.get(key);
    if (node === undefined) {
      node = newNode();
      this.#nodes.set(key, node);
    }
    return node;
  }

  #actions(world: State<K>, seat: Seat, node: Node, level: number): readonly Action[] {
    const legal = level === 0 ? this.#legal : this.#game.legal(world, seat);
    const { candidates } = this.#policy;
    if (candidates === undefined) return legal;
    const count = Math.max(1, Math.ceil((this.#depth.wide ?? 1) * Math.sqrt(node.visits)));
    if (level === 0) {
      this.#rootCandidates ??= candidates(world, seat, legal, this.#rng);
      return this.#rootCandidates.slice(0, count);
    }
    return candidates(world, seat, legal, this.#rng).slice(0, count);
  }
  #rootCandidates: readonly Action[] | undefined;

  #playOut(world: State<K>): void {
    const game = this.#game;
    const { play, cut = Infinity } = this.#policy;
    for (let plies = 0; plies < cut; plies++) {
      const seats = game.toAct(world);
      if (seats === 0) return;
      const seat = 31 - Math.clz32(seats & -seats);
      game.apply(world, seat, play(world, seat, this.#rng));
    }
  }

  estimate(): Estimate {
    const branches = [...this.#root.branches.values()].filter(({ visits }) => visits > 0);
    branches.sort((a, b) => b.visits - a.visits || b.worth / b.visits - a.worth / a.visits);
    const choices = branches.map(({ action, visits, worth }): Choice => ({
      action,
      expects: worth / visits,
      weight: visits / this.iterations,
    }));
    return {
      choices,
      shares: this.#shares.map((sum) => sum / this.iterations),
      line: this.#line(choices[0].action),
      iterations: this.iterations,
    };
  }

  /** The most visited decisions in one more sampled world, as far as they were looked at often enough. */
  #line(first: Action): Action[] {
    const game = this.#game;
    const world = game.determinize(this.#view, this.#rng);
    const line = [first];
    game.apply(world, this.#searcher, first);
    for (let level = 1; level < this.#depth.tree; level++) {
      const seats = game.toAct(world);
      if (seats === 0) break;
      const seat = nextSeat(seats, this.#searcher);
      const node = this.#nodes.get(memoryKey(world, seat, this.#searcher));
      const legal = game.legal(world, seat);
      let best: Branch | undefined;
      for (const branch of node?.branches.values() ?? [])
        if (branch.visits > (best?.visits ?? 3) && legal.includes(branch.action)) best = branch;
      if (best === undefined) break;
      line.push(best.action);
      game.apply(world, seat, best.action);
    }
    return line;
  }
}

/** How often a search looks at the clock, asks whether it is cancelled, and reports progress. */
const LOOK_EVERY = 16;
const REPORT_EVERY = 512;

function isSpent(budget: Budget, iterations: number, began: number): boolean {
  if ('iterations' in budget) return iterations >= budget.iterations;
  return iterations % LOOK_EVERY === 0 && budget.now() - began >= budget.milliseconds;
}

/** Thinks about one decision of the view's seat; the same view, generator and number of iterations give the same. */
export function search<K extends Kind>(
  game: Game<K>,
  policy: Policy<K>,
  depth: Depth,
  view: View<K>,
  legal: readonly Action[],
  rng: Rng,
  budget: Budget,
  { isCancelled, progress }: Thinking = {},
): Estimate {
  const running = new Search(game, policy, depth, view, legal, rng);
  const began = 'now' in budget ? budget.now() : 0;
  do {
    running.iterate();
    const { iterations } = running;
    if (iterations % LOOK_EVERY === 0 && isCancelled?.() === true) break;
    if (iterations % REPORT_EVERY === 0) progress?.(running.estimate());
  } while (!isSpent(budget, running.iterations, began));
  return running.estimate();
}

/**
 * Looks ahead with a game's networks: every choice is tried in the same sampled worlds, where everyone goes on as their
 * seats would by what they see, until the searcher has come to decide again; that position is judged, not played out.
 *
 * Where several seats choose at the same time, the others choose first and do not know the searcher's choice, nor does
 * the world they choose in. Choices that have fallen behind are given up, half of them at a time.
 */
import {
  type Action,
  FastRng,
  seatSetHas,
  type GameTypes,
  listSeats,
  computePayoffs,
  type Rng,
  type Seat,
  type State,
  type View,
  viewOf,
} from '../../core/index.ts';
import type { SearchingBot, Choice, Estimate } from '../bot.ts';
import type { Character } from '../character.ts';
import { countHalvings } from '../portableMath.ts';
import { type SearchBudget, type Search, searchBot } from '../searchBot.ts';
import type { PolicyValueNet } from './policyValueNet.ts';

interface Branch {
  readonly action: Action;
  /** What the policy has learnt to think of it, as a share of the victory. */
  readonly prior: number;
  visits: number;
  /** The sum of what its ends were worth to the searcher. */
  worth: number;
}

const promise = ({ worth, visits, prior: habit }: Branch): number => worth / visits + habit;
const byPromise = (a: Branch, b: Branch): number => b.visits - a.visits || promise(b) - promise(a);

/** How many worlds every choice is tried in before the first are given up. */
const WORLDS_AT_LEAST = 8;

/** How far and how widely a search looks. */
export interface LookaheadOptions<K extends GameTypes = GameTypes> {
  /** At which of the searcher's next decisions a position is judged. */
  readonly horizon: number;
  /** How many choices are tried; of more, the likeliest. */
  readonly width: number;
  /** How much the policy's opinion counts beside what the search finds, in shares of the victory. */
  readonly trust: number;
  /** How many worlds are imagined before they come round again; ever new ones where nothing is said. */
  readonly worlds?: number;
  /** What another seat chooses that owes a decision now, where it is not left to the policy. */
  readonly predictAction?: (world: State<K>, seat: Seat, chance: Rng) => Action | undefined;
  /** What a position is worth to a seat, where the network is not asked alone. */
  readonly worth?: (state: State<K>, seat: Seat, chance: Rng) => number;
}

/** The indexes of those that most speaks for, ascending. */
function topIndexes(scores: Float64Array, count: number, width: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  if (count <= width) return order;
  return order
    .sort((a, b) => scores[b] - scores[a] || a - b)
    .slice(0, width)
    .sort((a, b) => a - b);
}

export class NeuralLookahead<K extends GameTypes> implements Search {
  readonly #mind: PolicyValueNet<K>;
  readonly #view: View<K>;
  readonly #searcher: Seat;
  readonly #rng: Rng;
  readonly #look: LookaheadOptions<K>;
  readonly #imagined: State<K>[] = [];
  readonly #allowance: SearchBudget | undefined;
  readonly branches: readonly Branch[];
  #alive: Branch[];
  /** By seat, the sum of what the ends of one choice a world were worth. */
  readonly #worths: number[];
  #worlds = 0;
  iterations = 0;

  constructor(
    mind: PolicyValueNet<K>,
    view: View<K>,
    legal: readonly Action[],
    rng: Rng,
    look: LookaheadOptions<K>,
    allowance?: SearchBudget,
  ) {
    if (view.seat === null) throw new Error('a spectator has no move');
    this.#mind = mind;
    this.#view = view;
    this.#searcher = view.seat;
    this.#rng = rng;
    this.#look = look;
    this.#allowance = allowance;
    const scores = mind.scores(view, legal);
    this.branches = topIndexes(scores, legal.length, look.width).map((i) => ({
      action: legal[i],
      prior: look.trust * scores[i],
      visits: 0,
      worth: 0,
    }));
    this.#alive = this.branches.slice();
    this.#worths = Array.from({ length: mind.reader.countSeats(view) }, () => 0);
  }

  /** Tries what is left in one more world. */
  step(): boolean {
    if (this.#worlds >= WORLDS_AT_LEAST) this.#giveUp(this.#allowance?.spent ?? 0);
    const { game } = this.#mind.reader;
    const rng = this.#rng;
    const chance = new FastRng(rng.u32(), rng.u32(), rng.u32(), rng.u32());
    const world = this.#imagine(chance);
    this.#worlds++;
    const [a, b, c, d] = [chance.u32(), chance.u32(), chance.u32(), chance.u32()];
    const left = this.#allowance?.left(this.iterations) ?? Infinity;
    for (const branch of this.#alive.slice(0, left)) {
      const state = game.clone(world);
      game.apply(state, this.#searcher, branch.action);
      branch.worth += this.#goOn(world, state, new FastRng(a, b, c, d));
      branch.visits++;
      this.iterations++;
      if (branch === this.#alive[0]) this.#addWorths(state);
    }
    return true;
  }

  /** A world in which the others have chosen what they owe. */
  #imagine(chance: Rng): State<K> {
    const { worlds = Infinity, predictAction: foresee } = this.#look;
    if (this.#worlds >= worlds) return this.#imagined[this.#worlds % worlds];
    const { game } = this.#mind.reader;
    const world = game.determinize(this.#view, chance);
    for (const seat of listSeats(game.toAct(world)))
      if (seat !== this.#searcher)
        game.apply(world, seat, foresee?.(world, seat, chance) ?? this.#choose(world, seat, chance));
    if (worlds < Infinity) this.#imagined.push(world);
    return world;
  }

  #choose(state: State<K>, seat: Seat, chance: Rng): Action {
    const view = viewOf(state, seat);
    return this.#mind.choose(view, this.#mind.reader.game.legal(view), chance);
  }

  /** Lets everyone play until the searcher has decided often enough; what that is worth. */
  #goOn(before: State<K>, state: State<K>, chance: Rng): number {
    const { reader } = this.#mind;
    const { game } = reader;
    const searcher = this.#searcher;
    let left = this.#look.horizon;
    for (;;) {
      const ended = reader.ended(before, state, searcher);
      if (ended !== undefined) return ended;
      const seats = game.toAct(state);
      if (seats === 0) return computePayoffs(game, state)[searcher];
      const isMine = seatSetHas(seats, searcher);
      if (isMine && reader.isWorthJudging(state) && --left <= 0)
        return this.#look.worth?.(state, searcher, chance) ?? this.#mind.worth(state, searcher);
      const seat = isMine ? searcher : 31 - Math.clz32(seats);
      game.apply(state, seat, this.#choose(state, seat, chance));
    }
  }

  #addWorths(state: State<K>): void {
    const { game } = this.#mind.reader;
    const payoffs = game.toAct(state) === 0 ? computePayoffs(game, state) : undefined;
    for (let seat = 0; seat < this.#worths.length; seat++)
      this.#worths[seat] += payoffs?.[seat] ?? this.#mind.worth(state, seat);
  }

  /** Half of what is left after each equal part of the budget, until two are left. */
  #giveUp(spent: number): void {
    const count = this.branches.length;
    const halvings = Math.floor(spent * countHalvings(count));
    const kept = Math.max(2, Math.ceil(count / 2 ** halvings));
    if (kept < this.#alive.length) this.#alive = this.#alive.sort(byPromise).slice(0, kept);
  }

  estimate(): Estimate {
    const tried = this.branches.filter(({ visits }) => visits > 0).sort(byPromise);
    const choices = tried.map(({ action, visits, worth }): Choice => ({
      action,
      expects: worth / visits,
      weight: visits / this.iterations,
    }));
    const { expects } = choices[0];
    // The others share what is left as the positions looked at promise them.
    const others = this.#worths.reduce((sum, worth, seat) => sum + (seat === this.#searcher ? 0 : worth), 0);
    const even = 1 / (this.#worths.length - 1);
    const shares = this.#worths.map((worth, seat) =>
      seat === this.#searcher ? expects : (1 - expects) * (others > 0 ? worth / others : even),
    );
    return { choices, shares, line: [choices[0].action], iterations: this.iterations };
  }
}

/** A bot that tries its choices a number of times in all. */
export const neuralBot = <K extends GameTypes>(
  mind: PolicyValueNet<K>,
  name: string,
  iterations: (view: View<K>) => number,
  look: (view: View<K>) => LookaheadOptions<K>,
  character?: Character<K>,
): SearchingBot<K> =>
  searchBot({
    name,
    ...(character === undefined ? {} : { character }),
    budget: (view) => ({ iterations: iterations(view) }),
    begin: (view, legal, rng, allowance) =>
      new NeuralLookahead(mind, view, legal, rng, look(view), allowance),
  });

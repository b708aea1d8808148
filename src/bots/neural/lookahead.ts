/**
 * Lookahead with a game's networks. Every choice is tried in the same sampled worlds. There all seats follow the policy, each by
 * its own view, until the searcher's next decision. The value network then judges that position.
 *
 * Where several seats choose at the same time, the others choose first and do not know the searcher's choice. Neither does the
 * world they choose in. The search halves the set of choices several times, dropping the weaker half.
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
  readonly prior: number;
  visits: number;
  worth: number;
}

const promise = ({ worth, visits, prior: habit }: Branch): number => worth / visits + habit;
const byPromise = (a: Branch, b: Branch): number => b.visits - a.visits || promise(b) - promise(a);

/** The worlds in which every choice is tried before the first halving. */
const WORLDS_AT_LEAST = 8;

export interface LookaheadOptions<K extends GameTypes = GameTypes> {
  /** The number of the searcher's own decisions before a position is judged. */
  readonly horizon: number;
  /** The number of choices tried. If there are more, the policy's likeliest ones. */
  readonly width: number;
  /** The weight of the policy's prior against the search result, in shares of the victory. */
  readonly trust: number;
  /** The number of worlds before they repeat; unlimited if undefined. */
  readonly worlds?: number;
  /** Predicts the choice of another seat that owes a decision now, in place of the policy. */
  readonly predictAction?: (world: State<K>, seat: Seat, chance: Rng) => Action | undefined;
  /** The value of a position for a seat, in place of the network alone. */
  readonly worth?: (state: State<K>, seat: Seat, chance: Rng) => number;
}

function topIndexes(scores: Float64Array, count: number, width: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  if (count <= width) return order;
  return order
    .sort((a, b) => scores[b] - scores[a] || a - b)
    .slice(0, width)
    .sort((a, b) => a - b);
}

export class NeuralLookahead<K extends GameTypes> implements Search {
  readonly #net: PolicyValueNet<K>;
  readonly #view: View<K>;
  readonly #searcher: Seat;
  readonly #rng: Rng;
  readonly #look: LookaheadOptions<K>;
  readonly #imagined: State<K>[] = [];
  readonly #allowance: SearchBudget | undefined;
  readonly branches: readonly Branch[];
  #alive: Branch[];
  /** By seat, the sum over choices of their mean results per world. */
  readonly #worths: number[];
  #worlds = 0;
  iterations = 0;

  constructor(
    net: PolicyValueNet<K>,
    view: View<K>,
    legal: readonly Action[],
    rng: Rng,
    look: LookaheadOptions<K>,
    allowance?: SearchBudget,
  ) {
    if (view.seat === null) throw new Error('a spectator has no move');
    this.#net = net;
    this.#view = view;
    this.#searcher = view.seat;
    this.#rng = rng;
    this.#look = look;
    this.#allowance = allowance;
    const scores = net.scores(view, legal);
    this.branches = topIndexes(scores, legal.length, look.width).map((i) => ({
      action: legal[i],
      prior: look.trust * scores[i],
      visits: 0,
      worth: 0,
    }));
    this.#alive = this.branches.slice();
    this.#worths = Array.from({ length: net.reader.countSeats(view) }, () => 0);
  }

  step(): boolean {
    if (this.#worlds >= WORLDS_AT_LEAST) this.#giveUp(this.#allowance?.spent ?? 0);
    const { game } = this.#net.reader;
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

  #imagine(chance: Rng): State<K> {
    const { worlds = Infinity, predictAction: foresee } = this.#look;
    if (this.#worlds >= worlds) return this.#imagined[this.#worlds % worlds];
    const { game } = this.#net.reader;
    const world = game.determinize(this.#view, chance);
    for (const seat of listSeats(game.toAct(world)))
      if (seat !== this.#searcher)
        game.apply(world, seat, foresee?.(world, seat, chance) ?? this.#choose(world, seat, chance));
    if (worlds < Infinity) this.#imagined.push(world);
    return world;
  }

  #choose(state: State<K>, seat: Seat, chance: Rng): Action {
    const view = viewOf(state, seat);
    return this.#net.choose(view, this.#net.reader.game.legal(view), chance);
  }

  #goOn(before: State<K>, state: State<K>, chance: Rng): number {
    const { reader } = this.#net;
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
        return this.#look.worth?.(state, searcher, chance) ?? this.#net.worth(state, searcher);
      const seat = isMine ? searcher : 31 - Math.clz32(seats);
      game.apply(state, seat, this.#choose(state, seat, chance));
    }
  }

  #addWorths(state: State<K>): void {
    const { game } = this.#net.reader;
    const payoffs = game.toAct(state) === 0 ? computePayoffs(game, state) : undefined;
    for (let seat = 0; seat < this.#worths.length; seat++)
      this.#worths[seat] += payoffs?.[seat] ?? this.#net.worth(state, seat);
  }

  /** Halves the choices after each equal part of the budget, until two are left. */
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
    // The other seats share the rest in proportion to their values in the judged positions.
    const others = this.#worths.reduce((sum, worth, seat) => sum + (seat === this.#searcher ? 0 : worth), 0);
    const even = 1 / (this.#worths.length - 1);
    const shares = this.#worths.map((worth, seat) =>
      seat === this.#searcher ? expects : (1 - expects) * (others > 0 ? worth / others : even),
    );
    return { choices, shares, line: [choices[0].action], iterations: this.iterations };
  }
}

/** A bot that spends a fixed number of trials on all its choices. */
export const neuralBot = <K extends GameTypes>(
  net: PolicyValueNet<K>,
  name: string,
  iterations: (view: View<K>) => number,
  look: (view: View<K>) => LookaheadOptions<K>,
  character?: Character<K>,
): SearchingBot<K> =>
  searchBot({
    name,
    ...(character === undefined ? {} : { character }),
    budget: (view) => ({ iterations: iterations(view) }),
    begin: (view, legal, rng, allowance) => new NeuralLookahead(net, view, legal, rng, look(view), allowance),
  });

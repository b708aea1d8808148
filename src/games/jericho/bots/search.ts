/**
 * The search of Jericho: sequential halving. Every choice is tried in the same sampled worlds, the policy plays the rest of the
 * round, and the less promising half drops out repeatedly.
 *
 * Whatever a seat plays, all seats draw the same cards of a world. So differences between two choices show long before their
 * values are precise.
 */
import {
  type Action,
  computePayoffs,
  type Rng,
  type Seat,
  type State,
  type View,
} from '../../../core/index.ts';
import { NO_CARD } from '../rules/data.ts';
import { type Jericho, jericho } from '../rules/rules.ts';
import type { SearchingBot, Choice, Estimate } from '../../../bots/bot.ts';
import { MoveEvaluator, PLAYOUT_WEIGHTS } from './playoutPolicy.ts';
import type { Character } from '../../../bots/character.ts';
import { exp, countHalvings } from '../../../bots/portableMath.ts';
import { type SearchBudget, type Search, searchBot } from '../../../bots/searchBot.ts';

/** Four more won cards multiply the odds of victory by e. */
const SPREAD = 4;
/** The weight of the victory itself at the end of the match; the rest is the cards won. */
const VICTORY = 0.5;

interface Branch {
  readonly action: Action;
  visits: number;
  /** The summed results for the searching seat, */
  worth: number;
  readonly worths: number[];
}

const byPromise = (a: Branch, b: Branch): number =>
  b.visits - a.visits || b.worth / b.visits - a.worth / a.visits;

class JerichoSearch implements Search {
  readonly #judge = new MoveEvaluator(PLAYOUT_WEIGHTS);
  readonly #view: View<Jericho>;
  readonly #searcher: Seat;
  readonly #rng: Rng;
  readonly #allowance: SearchBudget;
  readonly #branches: readonly Branch[];
  readonly #worths: number[] = [];
  #alive: Branch[];
  iterations = 0;

  constructor(view: View<Jericho>, legal: readonly Action[], rng: Rng, allowance: SearchBudget) {
    this.#view = view;
    this.#searcher = view.seat as Seat;
    this.#rng = rng;
    this.#allowance = allowance;
    this.#branches = legal.map((action) => ({
      action,
      visits: 0,
      worth: 0,
      worths: view.shared.hands.map(() => 0),
    }));
    this.#alive = this.#branches.slice();
  }

  step(): boolean {
    this.#giveUp(this.#allowance.spent);
    const world = jericho.determinize(this.#view, this.#rng);
    for (const branch of this.#alive.slice(0, this.#allowance.left(this.iterations))) {
      const state = jericho.clone(world);
      jericho.apply(state, this.#searcher, branch.action);
      this.#playOut(state);
      const worths = this.#computeWorths(state);
      branch.visits++;
      branch.worth += worths[this.#searcher];
      for (let seat = 0; seat < worths.length; seat++) branch.worths[seat] += worths[seat];
      this.iterations++;
    }
    return true;
  }

  #giveUp(spent: number): void {
    const count = this.#branches.length;
    const halvings = Math.floor(spent * countHalvings(count));
    const kept = Math.max(2, Math.ceil(count / 2 ** halvings));
    if (kept < this.#alive.length) this.#alive = this.#alive.sort(byPromise).slice(0, kept);
  }

  #playOut(state: State<Jericho>): void {
    const { shared, own } = state;
    const judge = this.#judge;
    const { round } = this.#view.shared;
    while (shared.phase !== 'over' && shared.round === round) {
      if (shared.phase === 'turns') {
        jericho.apply(state, shared.turn, judge.choose(state, shared.turn));
        continue;
      }
      for (let seat = 0; seat < own.length; seat++)
        if (own[seat].choice === NO_CARD) jericho.apply(state, seat, judge.choose(state, seat));
    }
  }

  #computeWorths(state: State<Jericho>): readonly number[] {
    const { shared } = state;
    const isOver = shared.phase === 'over';
    const worths = this.#worths;
    let sum = 0;
    for (let seat = 0; seat < shared.seats; seat++) {
      const hope = isOver ? 0 : this.#judge.prospects(shared, seat);
      worths[seat] = exp((shared.won[seat].length + hope) / SPREAD);
      sum += worths[seat];
    }
    const payoffs = isOver ? computePayoffs(jericho, state) : undefined;
    for (let seat = 0; seat < shared.seats; seat++) {
      worths[seat] /= sum;
      if (payoffs !== undefined) worths[seat] = VICTORY * payoffs[seat] + (1 - VICTORY) * worths[seat];
    }
    return worths;
  }

  estimate(): Estimate {
    const tried = this.#branches.filter(({ visits }) => visits > 0).sort(byPromise);
    const choices = tried.map(({ action, visits, worth }): Choice => ({
      action,
      expects: worth / visits,
      weight: visits / this.iterations,
    }));
    return {
      choices,
      shares: tried[0].worths.map((sum) => sum / tried[0].visits),
      line: [tried[0].action],
      iterations: this.iterations,
    };
  }
}

export const jerichoSearchBot = (
  name: string,
  iterations: number,
  character?: Character<Jericho>,
): SearchingBot<Jericho> =>
  searchBot<Jericho>({
    name,
    ...(character === undefined ? {} : { character }),
    budget: () => ({ iterations }),
    begin: (view, legal, rng, allowance) => new JerichoSearch(view, legal, rng, allowance),
  });

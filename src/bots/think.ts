/** What all searches have in common: a budget, progress to report, and that they can be cancelled. */
import type { Action, Kind, Rng, View } from '../core/index.ts';
import type { Bot, Budget, Estimate, Thinking } from './bot.ts';
import { onAWhim } from './levels.ts';

/** What is left of a budget while a search goes on. */
export class Allowance {
  readonly #budget: Budget;
  readonly #isCancelled: () => boolean;
  readonly #began: number;
  /** The part of the budget that was used up when last looked, from 0 to 1. */
  spent = 0;

  constructor(budget: Budget, isCancelled: () => boolean = () => false) {
    this.#budget = budget;
    this.#isCancelled = isCancelled;
    this.#began = 'now' in budget ? budget.now() : 0;
  }

  /** Whether a search that has come to so many iterations has to end. */
  isOver(iterations: number): boolean {
    const budget = this.#budget;
    if ('iterations' in budget) this.spent = iterations / budget.iterations;
    else {
      const elapsed = budget.now() - this.#began;
      this.spent = elapsed < budget.milliseconds ? elapsed / budget.milliseconds : 1;
    }
    return this.spent >= 1 || this.#isCancelled();
  }

  /** Whether the budget has room for so many iterations; one by the clock cannot tell and says yes. */
  hasRoomFor(iterations: number): boolean {
    return !('iterations' in this.#budget) || iterations <= this.#budget.iterations;
  }
}

/** One search of one decision. */
export interface Search {
  readonly iterations: number;
  /** Looks further, by as little as makes sense to look at; false once there is nothing left to find out. */
  step(allowance: Allowance): boolean;
  estimate(): Estimate;
  /** How many iterations pass between two reports of progress; 512 where nothing is said. */
  readonly reportEvery?: number;
}

const REPORT_EVERY = 512;

/** Searches until the budget is spent, nothing is left to find out, or somebody cancels; one step is always made. */
function think(search: Search, budget: Budget, { isCancelled, progress }: Thinking): Estimate {
  const allowance = new Allowance(budget, isCancelled);
  const every = search.reportEvery ?? REPORT_EVERY;
  let reported = 0;
  while (search.step(allowance) && !allowance.isOver(search.iterations)) {
    if (progress === undefined || search.iterations - reported < every) continue;
    reported = search.iterations;
    progress(search.estimate());
  }
  return search.estimate();
}

/** How a bot that searches is made. */
export interface Searcher<K extends Kind> {
  readonly name: string;
  /** How long it thinks where nobody says how long. */
  budget(view: View<K>): Budget;
  begin(view: View<K>, legal: readonly Action[], rng: Rng, budget: Budget): Search;
  /** How far below the best a choice may be expected to end and still be taken, as if on a whim; 0 for none. */
  readonly whim: number;
}

/** A bot that decides by searching. */
export function searchBot<K extends Kind>({ name, budget, begin, whim }: Searcher<K>): Required<Bot<K>> {
  const estimate: Required<Bot<K>>['estimate'] = (view, legal, rng, thinking = {}) => {
    const given = thinking.budget ?? budget(view);
    return think(begin(view, legal, rng, given), given, thinking);
  };
  return {
    name,
    estimate,
    choose: (view, legal, rng, thinking) =>
      legal.length === 1 ? legal[0] : onAWhim(estimate(view, legal, rng, thinking).choices, whim, rng),
  };
}

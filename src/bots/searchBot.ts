/** The parts that all searches share: budget, progress reports and cancelling. */
import type { Action, GameTypes, Rng, View } from '../core/index.ts';
import type { Budget, Estimate, SearchingBot, SearchOptions } from './bot.ts';
import { type Character, decideInCharacter } from './character.ts';

export class SearchBudget {
  readonly #budget: Budget;
  readonly #isCancelled: () => boolean;
  readonly #began: number;
  /** The iterations it allows; undefined limits by the clock have no number. */
  readonly most: number;
  /** The share of the budget used at the last check, from 0 to 1. */
  spent = 0;

  constructor(budget: Budget, isCancelled: () => boolean = () => false) {
    this.#budget = budget;
    this.#isCancelled = isCancelled;
    this.#began = 'now' in budget ? budget.now() : 0;
    this.most = 'iterations' in budget ? budget.iterations : Infinity;
  }

  /** The remaining iterations. A search makes exactly this many, whatever its seat holds. */
  left(iterations: number): number {
    return this.most - iterations;
  }

  isOver(iterations: number): boolean {
    const budget = this.#budget;
    if ('iterations' in budget) this.spent = iterations / budget.iterations;
    else {
      const elapsed = budget.now() - this.#began;
      this.spent = elapsed < budget.milliseconds ? elapsed / budget.milliseconds : 1;
    }
    return this.spent >= 1 || this.#isCancelled();
  }
}

export interface Search {
  readonly iterations: number;
  /** Makes the smallest useful step; false once nothing is left to find. */
  step(): boolean;
  estimate(): Estimate;
  /** The iterations between two progress reports; 512 by default. */
  readonly reportEvery?: number;
}

const REPORT_EVERY = 512;

/** Searches until the budget ends or nothing is left to find. It makes at least one step. */
function runSearch(search: Search, allowance: SearchBudget, progress: SearchOptions['progress']): Estimate {
  const every = search.reportEvery ?? REPORT_EVERY;
  let reported = 0;
  while (search.step()) {
    if (search.iterations - reported >= every) {
      reported = search.iterations;
      progress?.(search.estimate());
    }
    if (allowance.isOver(search.iterations)) break;
  }
  const found = search.estimate();
  if (search.iterations > reported) progress?.(found);
  return found;
}

interface SearchBotConfig<K extends GameTypes> {
  readonly name: string;
  budget(view: View<K>): Budget;
  begin(view: View<K>, legal: readonly Action[], rng: Rng, allowance: SearchBudget): Search;
  /** Without one the bot takes the most promising choice. */
  readonly character?: Character<K>;
}

export function searchBot<K extends GameTypes>({
  name,
  budget,
  begin,
  character,
}: SearchBotConfig<K>): SearchingBot<K> {
  const estimate: SearchingBot<K>['estimate'] = (view, legal, rng, thinking = {}) => {
    const allowance = new SearchBudget(thinking.budget ?? budget(view), thinking.isCancelled);
    return runSearch(begin(view, legal, rng, allowance), allowance, thinking.progress);
  };
  return {
    name,
    estimate,
    budget,
    // A single choice takes thinking time too: an instant answer would reveal that there was no alternative.
    choose(view, legal, rng, thinking) {
      const { choices } = estimate(view, legal, rng, thinking);
      return character === undefined ? choices[0].action : decideInCharacter(character, view, choices, rng);
    },
  };
}

/** A bot that picks another bot to fit the table. */
export const delegatingBot = <K extends GameTypes>(
  name: string,
  suited: (view: View<K>) => SearchingBot<K>,
): SearchingBot<K> => ({
  name,
  choose: (view, legal, rng, thinking) => suited(view).choose(view, legal, rng, thinking),
  estimate: (view, legal, rng, thinking) => suited(view).estimate(view, legal, rng, thinking),
  budget: (view) => suited(view).budget(view),
});

/** What all searches have in common: a budget, progress to report, and that they can be cancelled. */
import type { Action, GameTypes, Rng, View } from '../core/index.ts';
import type { Budget, Estimate, SearchingBot, SearchOptions } from './bot.ts';
import { type Character, decideInCharacter } from './character.ts';

/** What is left of a budget while a search goes on. */
export class SearchBudget {
  readonly #budget: Budget;
  readonly #isCancelled: () => boolean;
  readonly #began: number;
  /** How many iterations it allows; by the clock there is no telling. */
  readonly most: number;
  /** The part of the budget that was used up when last looked, from 0 to 1. */
  spent = 0;

  constructor(budget: Budget, isCancelled: () => boolean = () => false) {
    this.#budget = budget;
    this.#isCancelled = isCancelled;
    this.#began = 'now' in budget ? budget.now() : 0;
    this.most = 'iterations' in budget ? budget.iterations : Infinity;
  }

  /** How many more iterations it allows; a search makes exactly so many, whatever its seat holds. */
  left(iterations: number): number {
    return this.most - iterations;
  }

  /** Whether a search that has come to this number of iterations has to end. */
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

/** One search of one decision. */
export interface Search {
  readonly iterations: number;
  /** Looks further, by as little as makes sense to look at; false once there is nothing left to find out. */
  step(): boolean;
  estimate(): Estimate;
  /** How many iterations pass between two reports of progress; 512 where nothing is said. */
  readonly reportEvery?: number;
}

const REPORT_EVERY = 512;

/** Searches until nothing is allowed any more or nothing is left to find out; one step is always made. */
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

/** How a bot that searches is made. */
interface SearchBotConfig<K extends GameTypes> {
  readonly name: string;
  /** How long it thinks where nobody says how long. */
  budget(view: View<K>): Budget;
  begin(view: View<K>, legal: readonly Action[], rng: Rng, allowance: SearchBudget): Search;
  /** Without one it takes what promises most. */
  readonly character?: Character<K>;
}

/** A bot that decides by searching. */
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
    // Thought goes into a single choice too: an answer that comes at once would tell that there was none.
    choose(view, legal, rng, thinking) {
      const { choices } = estimate(view, legal, rng, thinking);
      return character === undefined ? choices[0].action : decideInCharacter(character, view, choices, rng);
    },
  };
}

/** A bot that thinks as suits the table. */
export const delegatingBot = <K extends GameTypes>(
  name: string,
  suited: (view: View<K>) => SearchingBot<K>,
): SearchingBot<K> => ({
  name,
  choose: (view, legal, rng, thinking) => suited(view).choose(view, legal, rng, thinking),
  estimate: (view, legal, rng, thinking) => suited(view).estimate(view, legal, rng, thinking),
  budget: (view) => suited(view).budget(view),
});

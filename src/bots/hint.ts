/** What is said of a decision to whoever asks for a hint: the best choices, or which of them are equally good. */
import type { Action } from '../core/index.ts';
import type { Choice, Estimate } from './bot.ts';

export interface HintChoice {
  readonly action: Action;
  /** The share of the victory it promises. */
  readonly expects: number;
}

export interface Hint {
  /** At most three, best first. */
  readonly choices: readonly HintChoice[];
  /** Whether nobody could say which of them is better. */
  readonly areEqual: boolean;
  /** How many more are as good as they are. */
  readonly others: number;
}

const MOST = 3;
/** Nobody feels a difference below one point of a hundred; beyond three, what is found is worth saying. */
const LEAST_MARGIN = 0.01;
const MOST_MARGIN = 0.03;
/** A choice that was given less than a quarter of the best one's thinking is not known well enough to be its equal. */
const KNOWN = 1 / 4;

/** How uncertain the expected share of a choice is: the variance of its mean over the matches imagined for it. */
function variance({ expects, weight }: Choice, iterations: number): number {
  const imagined = Math.max(1, weight * iterations);
  const share = Math.min(1, Math.max(0, expects));
  return (share * (1 - share)) / imagined;
}

/** Whether a choice is as good as the best one, as far as the estimate can tell. */
function isAsGood(best: Choice, other: Choice, iterations: number): boolean {
  if (other.weight < KNOWN * best.weight) return false;
  const margin = Math.sqrt(variance(best, iterations) + variance(other, iterations));
  return best.expects - other.expects <= Math.min(MOST_MARGIN, Math.max(LEAST_MARGIN, margin));
}

export function computeHint({ choices, iterations }: Estimate): Hint {
  const [best] = choices;
  const even = choices.filter((choice) => isAsGood(best, choice, iterations));
  const areEven = even.length > 1;
  const ways = (areEven ? even : choices).slice(0, MOST).map(({ action, expects }) => ({ action, expects }));
  return { choices: ways, areEqual: areEven, others: areEven ? even.length - ways.length : 0 };
}

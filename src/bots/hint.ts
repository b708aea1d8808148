/** Hints: the best choices of a decision, or which of them are equally good. */
import type { Action } from '../core/index.ts';
import type { Choice, Estimate } from './bot.ts';

export interface HintChoice {
  readonly action: Action;
  readonly expects: number;
}

export interface Hint {
  readonly choices: readonly HintChoice[];
  /** Whether the search cannot tell them apart. */
  readonly areEqual: boolean;
  /** The number of further choices that are as good. */
  readonly others: number;
}

const MOST = 3;
/** Players do not notice a difference below 1%. Beyond three standard errors, the difference is real. */
const LEAST_MARGIN = 0.01;
const MOST_MARGIN = 0.03;
/** A choice with less than a quarter of the best one's visits is too uncertain to count as its equal. */
const KNOWN = 1 / 4;

/** The variance of a choice's mean result over its imagined matches. */
function variance({ expects, weight }: Choice, iterations: number): number {
  const imagined = Math.max(1, weight * iterations);
  const share = Math.min(1, Math.max(0, expects));
  return (share * (1 - share)) / imagined;
}

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

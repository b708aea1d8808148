/**
 * An interval that holds at every moment of a test, so that it may stop as soon as the interval is clear: the normal mixture of
 * Robbins, with the estimated spread (an asymptotic confidence sequence).
 */
import type { ConfidenceInterval } from './stats.ts';

const DOUBT = 0.05;
/** The interval is narrowest around this number of pairs. */
const TUNED_TO = 2000;
const LEAST = 30;

export interface Sequential extends ConfidenceInterval {
  readonly pairs: number;
}

export function sequentialInterval(differences: readonly number[]): Sequential {
  const pairs = differences.length;
  let sum = 0;
  let squared = 0;
  for (const difference of differences) {
    sum += difference;
    squared += difference * difference;
  }
  const mean = pairs === 0 ? 0 : sum / pairs;
  if (pairs < LEAST) return { mean, low: -Infinity, high: Infinity, pairs };
  const variance = Math.max(0, squared / pairs - mean * mean) + 1 / pairs ** 2;
  const tuning = (-2 * Math.log(DOUBT) + Math.log(-2 * Math.log(DOUBT) + 1)) / TUNED_TO;
  const grown = pairs * tuning + 1;
  const half = Math.sqrt(
    ((variance * 2 * grown) / (pairs * pairs * tuning)) * Math.log(Math.sqrt(grown) / DOUBT),
  );
  return { mean, low: mean - half, high: mean + half, pairs };
}

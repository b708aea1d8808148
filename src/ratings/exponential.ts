/**
 * e to the power of x from sums and products alone. The last digit of `Math.exp` may differ between machines, and then a rebuild
 * would give other ratings.
 */

/** The remainder of ln 2 beyond `Math.LN2`. */
const LN2_REST = 2.3190468138462996e-17;
const TERMS = 20;

export function exponential(x: number): number {
  const doublings = Math.round(x / Math.LN2);
  const rest = x - doublings * Math.LN2 - doublings * LN2_REST;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (sum * rest) / term;
  // Powers of two are exact.
  const factor = doublings < 0 ? 0.5 : 2;
  for (let i = Math.abs(doublings); i > 0; i--) sum *= factor;
  return sum;
}

/** Means with 95% intervals over grouped observations: matches that share a deal are not independent. */

/** Sums that are additive over parts. */
export interface Sums {
  readonly groups: number;
  readonly count: number;
  readonly sum: number;
  /** Over all groups: the sum of the observations squared, times the size, and the size squared. */
  readonly squared: number;
  readonly crossed: number;
  readonly sizes: number;
}

export const NO_SUMS: Sums = { groups: 0, count: 0, sum: 0, squared: 0, crossed: 0, sizes: 0 };

export function addGroup(sums: Sums, observations: readonly number[]): Sums {
  const size = observations.length;
  const sum = observations.reduce((a, b) => a + b, 0);
  return addSums(sums, {
    groups: 1,
    count: size,
    sum,
    squared: sum * sum,
    crossed: size * sum,
    sizes: size * size,
  });
}

export const addSums = <S extends { readonly [K in keyof S]: number }>(a: S, b: S): S =>
  Object.fromEntries(Object.keys(a).map((name) => [name, a[name as keyof S] + b[name as keyof S]])) as S;

export interface ConfidenceInterval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** The 97.5% point of Student's t, by the first terms of its expansion around the normal one. */
const student = (degrees: number): number =>
  Z + (Z ** 3 + Z) / (4 * degrees) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * degrees ** 2);

const computeMean = ({ sum, count }: Sums): number => sum / count;

/** The variance of the mean when only the groups are independent. */
function varianceOfMean(sums: Sums): number {
  const { groups, count, squared, crossed, sizes } = sums;
  if (groups < 2) return Infinity;
  const mean = computeMean(sums);
  const spread = Math.max(0, squared - 2 * mean * crossed + mean * mean * sizes);
  return (spread / (count * count)) * (groups / (groups - 1));
}

export function estimate(sums: Sums): ConfidenceInterval {
  const mean = computeMean(sums);
  const half = student(Math.max(1, sums.groups - 1)) * Math.sqrt(varianceOfMean(sums));
  return { mean, low: mean - half, high: mean + half };
}

/** A mean of numbers from 0 to 1, by Wilson's interval for as many free observations as the groups are worth. */
export function estimateShare(sums: Sums): ConfidenceInterval {
  const mean = computeMean(sums);
  const variance = varianceOfMean(sums);
  const worth =
    variance > 0 && variance < Infinity && mean > 0 && mean < 1
      ? (mean * (1 - mean)) / variance
      : sums.groups;
  const z2 = Z * Z;
  const middle = (mean + z2 / (2 * worth)) / (1 + z2 / worth);
  const half = (Z / (1 + z2 / worth)) * Math.sqrt((mean * (1 - mean)) / worth + z2 / (4 * worth * worth));
  return { mean, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Sums of results and of the luck in them, one pair per group. */
export interface Pairs {
  readonly groups: number;
  readonly result: number;
  readonly luck: number;
  readonly resultSquared: number;
  readonly luckSquared: number;
  readonly product: number;
}

export const NO_PAIRS: Pairs = {
  groups: 0,
  result: 0,
  luck: 0,
  resultSquared: 0,
  luckSquared: 0,
  product: 0,
};

export const pairLuck = (results: readonly number[], lucks: readonly number[]): Pairs => {
  const result = results.reduce((a, b) => a + b, 0) / results.length;
  const luck = lucks.reduce((a, b) => a + b, 0) / lucks.length;
  return {
    groups: 1,
    result,
    luck,
    resultSquared: result ** 2,
    luckSquared: luck ** 2,
    product: result * luck,
  };
};

export interface Adjusted extends ConfidenceInterval {
  /** The factor by which more matches would be needed for the same certainty without the adjustment. */
  readonly worth: number;
}

/**
 * The mean result with luck as a control variate. The mean of luck is zero, so subtracting any multiple of it keeps
 * the mean; the multiple with the smallest variance is used.
 */
export function adjusted({
  groups,
  result,
  luck,
  resultSquared,
  luckSquared,
  product,
}: Pairs): Adjusted | null {
  if (groups < 3) return null;
  const spread = luckSquared - (luck * luck) / groups;
  const plain = resultSquared - (result * result) / groups;
  const shared = product - (result * luck) / groups;
  const part = spread > 0 ? shared / spread : 0;
  const left = Math.max(0, plain - part * shared);
  const mean = (result - part * luck) / groups;
  const half = student(groups - 2) * Math.sqrt(left / (groups - 2) / groups);
  return { mean, low: mean - half, high: mean + half, worth: left > 0 ? plain / left : Infinity };
}

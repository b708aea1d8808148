/**
 * Ratings for two to six seats and teams: Weng and Lin's Bayesian approximation for the Plackett–Luce model (Journal of Machine
 * Learning Research 12, 2011, algorithm 4). It uses only sums, products, quotients and square roots of doubles, in a fixed order.
 * Those are exact everywhere, so equal results give equal numbers on any machine.
 */
import { exponential } from './exponential.ts';

/** The estimate of a strength: its mean and standard deviation. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const INITIAL_RATING: Rating = { mu: 25, sigma: 25 / 3 };

/** The luck in a match: the spread of one strength's performance from match to match. */
export const BETA = 25 / 6;
/** The least share of the variance that a match leaves. */
const SUREST = 0.0001;
/** The possible change of strength since the last match. */
const DRIFT = 25 / 300;

/** One side of a match: a seat alone or a team, and its place (equal places are ties). */
export interface Side {
  readonly ratings: readonly Rating[];
  readonly place: number;
}

export function rate(sides: readonly Side[]): Rating[][] {
  const before = sides.map(({ ratings }) => ratings.map(drifted));
  const mus = before.map((ratings) => sum(ratings.map(({ mu }) => mu)));
  const variances = before.map((ratings) => sum(ratings.map(({ sigma }) => sigma * sigma)));
  const c = Math.sqrt(sum(variances.map((variance) => variance + BETA * BETA)));
  const strengths = mus.map((mu) => exponential(mu / c));
  // For each side: all that did not finish before it, and the number that share its place.
  const rest = sides.map(({ place }) => sum(strengths.filter((_, i) => sides[i]!.place >= place)));
  const alike = sides.map(({ place }) => sides.filter((side) => side.place === place).length);
  return before.map((ratings, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, side] of sides.entries()) {
      if (side.place > sides[i]!.place) continue;
      const chance = strengths[i]! / rest[q]!;
      omega += ((q === i ? 1 : 0) - chance) / alike[q]!;
      delta += (chance * (1 - chance)) / alike[q]!;
    }
    const variance = variances[i]!;
    const gamma = Math.sqrt(variance) / c;
    return ratings.map(({ mu, sigma }) => {
      const share = (sigma * sigma) / variance;
      const shrink = 1 - share * ((gamma * variance) / (c * c)) * delta;
      return {
        mu: mu + share * (variance / c) * omega,
        sigma: sigma * Math.sqrt(Math.max(shrink, SUREST)),
      };
    });
  });
}

const drifted = ({ mu, sigma }: Rating): Rating => ({ mu, sigma: Math.sqrt(sigma * sigma + DRIFT * DRIFT) });

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

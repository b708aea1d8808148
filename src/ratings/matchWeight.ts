/**
 * The weight of a match. Repeated matches between the same opponents, or between players of very different numbers, count less, so
 * that no player climbs by beating accounts of their own.
 */
import { exponential } from './exponential.ts';
import { ESTABLISHED_SIGMA, STEP } from './displayScale.ts';
import { BETA, type Rating } from './wengLin.ts';

export interface Opponents {
  /** In each of the last `WINDOW` matches. */
  readonly last: readonly (readonly string[])[];
  /** The first `OPPONENTS_TO_BE_LISTED` different ones. */
  readonly different: readonly string[];
}

export const NO_OPPONENTS: Opponents = { last: [], different: [] };

/** Only players with this many different opponents are listed. Each level of bots is one opponent. */
export const OPPONENTS_TO_BE_LISTED = 4;

export interface Contestant {
  /** The same in every match. */
  readonly name: string;
  /** A bot's strength is fixed, and a bot never loses on purpose. */
  readonly isBot: boolean;
  readonly rating: Rating;
  readonly opponents: Opponents;
}

const WINDOW = 20;
/** This many of the last `WINDOW` matches against one opponent count in full. */
const OFTEN = 5;
/** A match counts in full up to the first distance, and not at all from the second on. */
interface Fade {
  readonly from: number;
  readonly to: number;
}
/** For a weaker player with a provisional rating. */
const NEW: Fade = { from: 300 / STEP, to: 600 / STEP };
const SURE: Fade = { from: 400 / STEP, to: 800 / STEP };

function repetitionWeight(a: Contestant, b: Contestant): number {
  const met = (one: Contestant, other: Contestant): number =>
    one.opponents.last.filter((names) => names.includes(other.name)).length;
  return Math.min(1, OFTEN / (1 + Math.max(met(a, b), met(b, a))));
}

function distanceWeight(a: Contestant, b: Contestant): number {
  const distance = Math.abs(a.rating.mu - b.rating.mu);
  const weaker = a.rating.mu < b.rating.mu ? a : b;
  const { from, to } = weaker.rating.sigma > ESTABLISHED_SIGMA ? NEW : SURE;
  return Math.min(1, Math.max(0, (to - distance) / (to - from)));
}

/** From 0 to 1. It is the same for both and does not depend on the winner: if only gains faded, all numbers would sink. */
const pairWeight = (a: Contestant, b: Contestant): number =>
  a.isBot || b.isBot ? 1 : repetitionWeight(a, b) * distanceWeight(a, b);

/**
 * The weight of a match for a player, from 0 to 1, by the opponents they finished ahead of or behind. Stronger opponents weigh
 * more, as in the method itself, so the sum of a table stays balanced.
 */
export function matchWeight(player: Contestant, opponents: readonly Contestant[]): number {
  if (opponents.length === 0) return 1;
  const strengths = opponents.map(({ rating }) => exponential(rating.mu / (2 * BETA)));
  const total = strengths.reduce((sum, strength) => sum + strength, 0);
  return opponents.reduce((sum, other, i) => sum + pairWeight(player, other) * (strengths[i]! / total), 0);
}

export function scaleChange(before: Rating, after: Rating, weight: number): Rating {
  if (weight === 1) return after;
  const variance = before.sigma * before.sigma;
  return {
    mu: before.mu + weight * (after.mu - before.mu),
    sigma: Math.sqrt(variance + weight * (after.sigma * after.sigma - variance)),
  };
}

export function withOpponents({ last, different }: Opponents, names: readonly string[]): Opponents {
  return {
    last: [...last, names].slice(-WINDOW),
    different: [...new Set([...different, ...names])].slice(0, OPPONENTS_TO_BE_LISTED),
  };
}

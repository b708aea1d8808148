/** Adaptive strength: chooses an opponent as strong as the person, from the results of their matches. */
import { type Level, LEVELS } from '../core/index.ts';
import type { Bot } from './bot.ts';
import { exp } from './portableMath.ts';
import { BEGINNER, type Levels } from './roster.ts';

/** Playing strength: −1 is a beginner, 0 `easy`, 1 `medium`, 3 `expert`; fractions lie between levels. */
export type Strength = number;
const WEAKEST: Strength = -1;
const STRONGEST: Strength = LEVELS.length - 1;
const SCALE = [BEGINNER, ...LEVELS] as const;

const NAME = /^even-(-?\d{1,3})$/;

/** A bot's name holds its strength in hundredths: `even-137`. */
export const adaptiveName = (strength: Strength): string => `even-${Math.round(100 * strength)}`;

export function parseAdaptiveName(name: string): Strength | undefined {
  const hundredths = Number(NAME.exec(name)?.[1] ?? NaN);
  return hundredths >= 100 * WEAKEST && hundredths <= 100 * STRONGEST ? hundredths / 100 : undefined;
}

/** The strength that a bot's name stands for; undefined if the name is not on this scale. */
export function findStrength(name: string): Strength | undefined {
  const level = LEVELS.indexOf(name as Level);
  return level === -1 ? parseAdaptiveName(name) : level;
}

/** Plays each decision at one of the two levels around the strength, more often at the nearer one. */
export function adaptiveBot(levels: Levels, strength: Strength): Bot {
  const below = Math.min(Math.floor(strength), STRONGEST - 1);
  const above = Math.round(100 * (strength - below));
  return {
    name: adaptiveName(strength),
    choose: (view, legal, rng, thinking) =>
      levels[SCALE[below - WEAKEST + (rng.below(100) < above ? 1 : 0)]].choose(view, legal, rng, thinking),
  };
}

export interface AdaptiveResult {
  readonly against: Strength;
  readonly seats: number;
  readonly share: number;
}

/** Log-odds per level: a player one level above another wins about 70 of 100 matches. */
const LEVEL = 0.85;
/** Prior mean for a person without results. The standard deviation is two and a half levels. */
const USUAL: Strength = 0.4;
const SPREAD = 2.5;
/** Each later match reduces a match's weight by a twentieth, because people learn. */
const FORGETTING = 0.95;
/** The opponent changes by at most a third of a level per match. */
const STEP = 1 / 3;

const clamp = (low: number, high: number, value: number): number => Math.max(low, Math.min(high, value));

const odds = (person: Strength, other: Strength): number => exp(LEVEL * (other - person));

/** The share of the victory that a player of this strength can expect against the others. */
export const expectedShare = (person: Strength, others: readonly Strength[]): number =>
  1 / others.reduce((sum, other) => sum + odds(person, other), 1);

const expected = (person: Strength, { against, seats }: AdaptiveResult): number =>
  1 / (1 + (seats - 1) * odds(person, against));

/** The most likely strength for these results, oldest first, searched from a guess. */
function mostLikelyStrength(results: readonly AdaptiveResult[], guess: Strength): Strength {
  let person = guess;
  // Newton's method converges fast: the likelihood is concave and the guess is near.
  for (let i = 0; i < 4; i++) {
    let slope = (USUAL - person) / SPREAD ** 2;
    let bend = 1 / SPREAD ** 2;
    let weight = 1;
    for (const result of results.toReversed()) {
      const share = expected(person, result);
      slope += weight * LEVEL * (result.share - share);
      bend += weight * LEVEL ** 2 * share * (1 - share);
      weight *= FORGETTING;
    }
    person += clamp(-1, 1, slope / bend);
  }
  return person;
}

/** The strength of the next opponent after these matches, oldest first. It changes gently. */
export function nextStrength(results: readonly AdaptiveResult[]): Strength {
  let strength = USUAL;
  let person = USUAL;
  for (let count = 1; count <= results.length; count++) {
    person = mostLikelyStrength(results.slice(0, count), person);
    strength = clamp(WEAKEST, STRONGEST, clamp(strength - STEP, strength + STEP, person));
  }
  return strength;
}

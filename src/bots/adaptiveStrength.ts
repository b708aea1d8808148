/** Even match: an opponent as strong as the person who plays, found from how their matches ended. */
import { type Level, LEVELS } from '../core/index.ts';
import type { Bot } from './bot.ts';
import { exp } from './portableMath.ts';
import { BEGINNER, type Levels } from './roster.ts';

/** How strong somebody plays: −1 as a beginner, 0 as `easy`, 1 as `medium`, 3 as `expert`, and anything in between. */
export type Strength = number;
const WEAKEST: Strength = -1;
const STRONGEST: Strength = LEVELS.length - 1;
const SCALE = [BEGINNER, ...LEVELS] as const;

const NAME = /^even-(-?\d{1,3})$/;

/** The bot of a strength is called by it in hundredths: `even-137`. */
export const adaptiveName = (strength: Strength): string => `even-${Math.round(100 * strength)}`;

/** Undefined if it is no such name. */
export function parseAdaptiveName(name: string): Strength | undefined {
  const hundredths = Number(NAME.exec(name)?.[1] ?? NaN);
  return hundredths >= 100 * WEAKEST && hundredths <= 100 * STRONGEST ? hundredths / 100 : undefined;
}

/** How strong a bot plays, by its name; undefined for one that is on no such scale. */
export function findStrength(name: string): Strength | undefined {
  const level = LEVELS.indexOf(name as Level);
  return level === -1 ? parseAdaptiveName(name) : level;
}

/** Plays each decision at one of the two levels around a strength, the more often the nearer it is. */
export function adaptiveBot(levels: Levels, strength: Strength): Bot {
  const below = Math.min(Math.floor(strength), STRONGEST - 1);
  const above = Math.round(100 * (strength - below));
  return {
    name: adaptiveName(strength),
    choose: (view, legal, rng, thinking) =>
      levels[SCALE[below - WEAKEST + (rng.below(100) < above ? 1 : 0)]].choose(view, legal, rng, thinking),
  };
}

/** A match of one person against bots that all were of one strength. */
export interface AdaptiveResult {
  readonly against: Strength;
  readonly seats: number;
  /** The person's share of the victory. */
  readonly share: number;
}

/** A level is worth so much: whoever is one level above the other wins about 70 of 100. */
const LEVEL = 0.85;
/** What is thought of somebody whose matches are unknown: about as strong as this, give or take two levels and a half. */
const USUAL: Strength = 0.4;
const SPREAD = 2.5;
/** A match counts a twentieth less with each that is played after it: people learn. */
const FORGETTING = 0.95;
/** From one match to the next the opponent changes by a third of a level at most. */
const STEP = 1 / 3;

const clamp = (low: number, high: number, value: number): number => Math.max(low, Math.min(high, value));

/** How much likelier another is to win than a person. */
const odds = (person: Strength, other: Strength): number => exp(LEVEL * (other - person));

/** The share of the victory that somebody of a strength can expect against others. */
export const expectedShare = (person: Strength, others: readonly Strength[]): number =>
  1 / others.reduce((sum, other) => sum + odds(person, other), 1);

const expected = (person: Strength, { against, seats }: AdaptiveResult): number =>
  1 / (1 + (seats - 1) * odds(person, against));

/** The strength at which these results are likeliest, oldest first, looked for from a guess. */
function mostLikelyStrength(results: readonly AdaptiveResult[], guess: Strength): Strength {
  let person = guess;
  // Newton's method: the likelihood is concave, and the guess is near.
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

/** How strong the next opponent is after these matches, oldest first: it follows what they tell of the person, gently. */
export function nextStrength(results: readonly AdaptiveResult[]): Strength {
  let strength = USUAL;
  let person = USUAL;
  for (let count = 1; count <= results.length; count++) {
    person = mostLikelyStrength(results.slice(0, count), person);
    strength = clamp(WEAKEST, STRONGEST, clamp(strength - STEP, strength + STEP, person));
  }
  return strength;
}

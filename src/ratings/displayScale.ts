/** Strengths as people see them: whole numbers around 1500. */
import type { Rating } from './wengLin.ts';

/** A point of the method is 60 shown ones, so that whoever is new stands at 1500 ± 500. */
export const STEP = 60;
/** Whoever may well be off by more than 300 is not listed among the others. */
const SURE = 300;

export interface DisplayedRating {
  readonly value: number;
  /** One standard deviation. */
  readonly uncertainty: number;
  readonly provisional: boolean;
}

/** A rating with this sigma, or less, is no longer provisional. */
export const ESTABLISHED_SIGMA = SURE / STEP;

export const displayRating = (rating: Rating): DisplayedRating => ({
  value: Math.round(rating.mu * STEP),
  uncertainty: Math.round(rating.sigma * STEP),
  provisional: rating.sigma > ESTABLISHED_SIGMA,
});

/** How far off the figures may be from which a level's number was computed. */
const BOT_SIGMA = 1;

/** The fixed strength of a bot's level, from the number that its game gives it. */
export const botRating = (value: number): Rating => ({ mu: value / STEP, sigma: BOT_SIGMA });

/** Strengths as players see them: integers around 1500. */
import type { Rating } from './wengLin.ts';

/** A point of the method is 60 displayed ones, so a new player has 1500 ± 500. */
export const STEP = 60;
/** Players with a larger uncertainty than this are not listed. */
const SURE = 300;

export interface DisplayedRating {
  readonly value: number;
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

/** The rating behind a displayed one, as exactly as that tells. */
export const toRating = ({ value, uncertainty }: Pick<DisplayedRating, 'value' | 'uncertainty'>): Rating => ({
  mu: value / STEP,
  sigma: uncertainty / STEP,
});

const BOT_SIGMA = 1;

/** The fixed strength of a bot's level, from its game's number. */
export const botRating = (value: number): Rating => ({ mu: value / STEP, sigma: BOT_SIGMA });

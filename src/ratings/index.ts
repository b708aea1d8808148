export { type Contestant, NO_OPPONENTS, type Opponents, OPPONENTS_TO_BE_LISTED } from './matchWeight.ts';
export * from './rateMatch.ts';
export { botRating, displayRating, ESTABLISHED_SIGMA, toRating } from './displayScale.ts';
export { type Rating, INITIAL_RATING } from './wengLin.ts';

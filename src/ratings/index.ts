export { type Contestant, NO_OPPONENTS, type Opponents, OPPONENTS_TO_BE_LISTED } from './evidence.ts';
export * from './match.ts';
export { fixed, shown, SURE_ENOUGH } from './scale.ts';
export { type Rating, UNKNOWN } from './wengLin.ts';

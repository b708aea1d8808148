export * from './match.ts';
export * from './scale.ts';
export { type Rating, UNKNOWN } from './wengLin.ts';

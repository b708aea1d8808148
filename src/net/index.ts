export * from './absence.ts';
export * from './answers.ts';
export * from './clock.ts';
export * from './daily.ts';
export * from './fair.ts';
export * from './follower.ts';
export * from './messages.ts';
export * from './reel.ts';
export { TICK, UpdateWriter } from './update.ts';

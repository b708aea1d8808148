export * from './clock.ts';
export * from './fair.ts';
export * from './follower.ts';
export * from './messages.ts';
export { type PrivateUpdate, type PublicUpdate, UpdateReader, UpdateWriter } from './update.ts';

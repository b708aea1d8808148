export { jericho as game } from './rules.ts';
export type { Jericho } from './state.ts';

export { schicht as game } from './rules.ts';
export type { Schicht } from './state.ts';

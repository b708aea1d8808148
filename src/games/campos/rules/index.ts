export { campos as game } from './rules.ts';
export type { Campos } from './state.ts';

export { punto as game } from './rules.ts';
export type { Punto } from './state.ts';

export { schicht as game } from './rules.ts';

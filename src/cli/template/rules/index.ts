export { sample as game } from './rules.ts';

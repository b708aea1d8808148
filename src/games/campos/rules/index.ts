export { campos as game } from './rules.ts';

export { punto as game } from './rules.ts';

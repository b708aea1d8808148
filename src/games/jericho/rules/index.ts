export { jericho as game } from './rules.ts';

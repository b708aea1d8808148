export { BrokenLaw, checkLaws, LAW_NAMES, type LawName, LAWS, type Trial } from './check.ts';
export type { Inventory, Law } from './law.ts';
export { configName, everyConfig, luckOf, observers, type WalkStep, type Walk, walk } from './walk.ts';

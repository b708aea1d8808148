export { BrokenLaw, checkLaws, LAW_NAMES, type LawName, LAWS, type Trial } from './checkLaws.ts';
export { checkObservation } from './observationLaws.ts';
export type { Inventory, Law } from './law.ts';
export {
  configName,
  listConfigs,
  createWalkRng,
  listObservers,
  type WalkStep,
  type Walk,
  playWalk,
} from './randomWalk.ts';

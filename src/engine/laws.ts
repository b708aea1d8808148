/** `tavola/laws`: what holds for every game; anybody's can be held to it. */
export {
  BrokenLaw,
  checkLaws,
  configName,
  createWalkRng,
  type Inventory,
  type Law,
  LAW_NAMES,
  type LawName,
  LAWS,
  listConfigs,
  listObservers,
  playWalk,
  type Trial,
  type Walk,
  type WalkStep,
} from '../laws/index.ts';

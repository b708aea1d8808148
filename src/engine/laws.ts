/** `tavola/laws`: properties that hold for every game, including your own. */
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

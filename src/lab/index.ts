export {
  type Chunk,
  type LabTable,
  listTables,
  type Measure,
  MEASURES,
  type Plan,
  PLAN_FORMAT,
  PlanError,
  splitIntoChunks,
} from './plan.ts';
export { EndlessMatch } from './endlessMatch.ts';
export { type LoadedTable, playChunk, repeatChunk } from './matches.ts';
export { type RowColumns, Summary, type TableSummary } from './measures.ts';
export { chainSteps, type EffectSummary, summarizeEffects } from './effects.ts';
export { type Sequential, sequentialInterval } from './sequential.ts';
export * from './stats.ts';

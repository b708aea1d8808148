/** `tavola`: the contract of a game, seeds and randomness, tables, records and transcripts. */
export * from '../core/index.ts';
// These check their arguments. A named export overrides the star's.
export { parseConfig } from './checked/config.ts';
export { Table } from './checked/table.ts';

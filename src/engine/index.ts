/**
 * `tavola`: the contract of a game, seeds and chance, the table that judges and plays, records and transcripts.
 */
export * from '../core/index.ts';
// These check their arguments. An export by name takes the place of the star's.
export { parseConfig } from './checked/config.ts';
export { Table } from './checked/table.ts';

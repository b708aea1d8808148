/**
 * `tavola`: the contract of a game, seeds and chance, the table that judges and plays, records and transcripts.
 */
export * from '../core/index.ts';

/** `tavola/laws`: properties that hold for every game, including your own. */
export * from '../laws/index.ts';

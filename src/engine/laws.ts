/** `tavola/laws`: what holds for every game; anybody's can be held to it. */
export * from '../laws/index.ts';

/** How much is fuzzed: a little with fixed seeds in `npm test`, as much as one likes with `npm run fuzz`. */
import { fastRng, type Rng } from '../../src/core/index.ts';
import { SEED } from '../seed.ts';

/** All inputs of the long form together; null in the short one. */
export const LONG_RUN = process.env['FUZZ_INPUTS'] === undefined ? null : Number(process.env['FUZZ_INPUTS']);
/** Longest time in milliseconds that one input, or one batch on a server, may keep the loop busy. */
export const STALL = 250;
/** How many bytes of heap a whole long run may leave behind. */
export const GROWTH = 64 * 1024 * 1024;

export const rngFor = (target: string): Rng => fastRng(`${SEED} ${target}`, 0);

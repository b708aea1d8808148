/** The amount of fuzzing: little with fixed seeds in `npm test`, any with `npm run fuzz`. */
import { fastRng, type Rng } from '../../src/core/index.ts';
import { SEED } from '../seed.ts';

export const LONG_RUN = process.env['FUZZ_INPUTS'] === undefined ? null : Number(process.env['FUZZ_INPUTS']);
/** The longest time in milliseconds that one input, or one batch on a server, may block the loop. */
export const STALL = 250;
/** The heap growth allowed in a whole long run, in bytes. */
export const GROWTH = 64 * 1024 * 1024;

export const rngFor = (target: string): Rng => fastRng(`${SEED} ${target}`, 0);

/** `npm run fuzz -- [INPUTS] [SEED]`: malformed inputs for the parsers and for a whole server. */
import { randomInt } from 'node:crypto';
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { runTool } from './runTool.js';

const [inputs = '1000000', seed = `${randomInt(2 ** 31)}`] = process.argv.slice(2);
ensureInstalled();
ensureBuilt();
console.error(`tavola: fuzzing with ${inputs} inputs; repeat it with npm run fuzz -- ${inputs} ${seed}`);
process.exitCode = runTool(
  'vitest/vitest.mjs',
  ['run', 'test/fuzz', '--no-file-parallelism', '--reporter=verbose', '--testTimeout=7200000'],
  { FUZZ_INPUTS: inputs, TAVOLA_SEED: seed },
);

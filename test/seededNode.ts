import { randomBytes } from 'node:crypto';

const preload = (file: string): string[] => ['--import', new URL(file, import.meta.url).href];

/**
 * How to start a Node process whose chance follows from the seed of the tests; each process draws something else.
 * Where the day matters, the clock of the process starts at `time`.
 */
export const seededNode = (time?: number): { args: string[]; env: { [name: string]: string } } => ({
  args: [...preload('seededBytes.js'), ...(time === undefined ? [] : preload('fixedClock.js'))],
  env: { TEST_PROCESS_SEED: randomBytes(8).toString('hex'), TEST_CLOCK: `${time}` },
});

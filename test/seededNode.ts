import { randomBytes } from 'node:crypto';

const preload = (file: string): string[] => ['--import', new URL(file, import.meta.url).href];

/**
 * How to start a Node process with seeded randomness, different for each process. Where the day matters, its clock
 * starts at `time`.
 */
export const seededNode = (time?: number): { args: string[]; env: { [name: string]: string } } => ({
  args: [...preload('seededBytes.js'), ...(time === undefined ? [] : preload('fixedClock.js'))],
  env: { TEST_PROCESS_SEED: randomBytes(8).toString('hex'), TEST_CLOCK: `${time}` },
});

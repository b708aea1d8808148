/** The bots that only the ladder has. Each is a file that `tavola sim --bots` accepts like any bot of one's own. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../../src/cli/console/errors.ts';

export const NEWCOMER = 'newcomer';
export const ADVERSARY = 'adversary';
export const OLD_EXPERT = 'old-expert';

/** Relative to this folder, and to build/research, where `ladder.js` runs: both are two folders below the root. */
const FILES: { readonly [name: string]: string } = {
  [NEWCOMER]: '../../build/research/newcomer.js',
  [ADVERSARY]: '../../build/research/adversary.js',
  [OLD_EXPERT]: '../../build/old-expert/bots.js',
};

/** What a simulation calls a bot: its name, or its file. */
export const botReference = (name: string): string => {
  if (FILES[name] === undefined) return name;
  const file = resolve(import.meta.dirname, FILES[name]);
  if (existsSync(file)) return file;
  throw new UsageError(`${name} is not built yet: npm run ${name === OLD_EXPERT ? 'old-expert' : 'ladder'}`);
};

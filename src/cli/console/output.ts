import { openSync } from 'node:fs';
import { UsageError } from './arguments.ts';

export const printLine = (text: string): void => void process.stdout.write(`${text}\n`);

/** Opens a file before the work begins, so that a wrong path fails at once. */
export function openFile(where: string, path: string): number {
  try {
    return openSync(path, 'w');
  } catch (error) {
    throw new UsageError(`${where}: cannot write ${path} (${(error as Error).message})`);
  }
}

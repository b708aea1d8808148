/** Reads a file, or standard input for "-". */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { UsageError } from './arguments.ts';

export async function readText(file: string): Promise<string> {
  let bytes: Buffer;
  try {
    bytes = file === '-' ? await buffer(process.stdin) : await readFile(file);
  } catch (error) {
    throw new UsageError(`argument FILE: cannot read ${file} (${(error as Error).message})`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`argument FILE: ${file} is not UTF-8 text`);
  }
}

export const formatFileName = (file: string): string => (file === '-' ? 'standard input' : file);

/** The folder with package.json, wherever in it this module was built to. */
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

export const version = (): string =>
  (JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string }).version;

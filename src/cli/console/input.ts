/** Reads a file, or standard input for "-". */
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
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

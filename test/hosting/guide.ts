/** The programs of docs/guide, as somebody would copy them out. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './package.ts';

const FOLDER = join(ROOT, 'docs/guide');

/** Writes every block that begins with its file's name into a folder; returns the names without their ends. */
export function writeGuide(folder: string): string[] {
  const names: string[] = [];
  for (const page of readdirSync(FOLDER))
    for (const [, name, code] of readFileSync(join(FOLDER, page), 'utf8').matchAll(
      /```ts\n\/\/ (\w+)\.ts\n(.*?)```/gs,
    )) {
      writeFileSync(join(folder, `${name}.ts`), code);
      names.push(name);
    }
  return names;
}

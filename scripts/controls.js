/**
 * Checks that browser tests press every button and link that they show. During `npm test`, helpers record what is
 * shown and pressed (`test/e2e/controls.ts`); this script compares both. `node scripts/controls.js` compares the last
 * run again.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runTool.js';

export const CONTROLS = join(root, 'build', 'controls');

/** While a table loads, the page that is being left may still draw its controls at the table's address. */
const LOADS_LATE = /^(?:table|online|lesson|replay|puzzle): /;

/** The controls that were shown but not pressed. Each line of a file in the folder is `shown KEY` or `pressed KEY`. */
export function listUnpressed(folder = CONTROLS) {
  const lines = existsSync(folder)
    ? readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    : [];
  const keysOf = (kind) =>
    new Set(lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1)));
  const pressed = keysOf('pressed');
  const nameOf = (key) => key.slice(key.indexOf(': '));
  const onPages = new Set([...pressed].filter((key) => !LOADS_LATE.test(key)).map(nameOf));
  return [...keysOf('shown')]
    .filter((key) => !pressed.has(key) && !(LOADS_LATE.test(key) && onPages.has(nameOf(key))))
    .toSorted();
}

if (process.argv[1] === import.meta.filename) {
  const unpressed = listUnpressed();
  for (const key of unpressed) console.log(`no test presses ${key}`);
  if (unpressed.length > 0) process.exitCode = 1;
}

/**
 * Every button and link that a browser test shows is pressed by a browser test. During `npm test` the helpers write down in a folder what
 * is shown and what is pressed (`test/e2e/controls.ts`); afterwards both are compared here. `node scripts/controls.js` compares the last
 * run again.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

export const CONTROLS = join(root, 'build', 'controls');
/** Controls that no test presses yet, one key a line. It only gets shorter. */
const KNOWN = join(root, 'test', 'e2e', 'unpressed.txt');

const linesOf = (file) => readFileSync(file, 'utf8').split('\n');

/**
 * What was shown and never pressed, without what is known, and what is known and was pressed all the same. Each line of a file in the
 * folder is `shown KEY` or `pressed KEY`.
 */
export function compareControls(folder = CONTROLS, known = linesOf(KNOWN)) {
  const lines = existsSync(folder) ? readdirSync(folder).flatMap((name) => linesOf(join(folder, name))) : [];
  const keysOf = (kind) =>
    lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));
  const pressed = new Set(keysOf('pressed'));
  return {
    unpressed: [...new Set(keysOf('shown'))]
      .filter((key) => !pressed.has(key) && !known.includes(key))
      .toSorted(),
    outdated: known.filter((key) => pressed.has(key)),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { unpressed, outdated } = compareControls();
  for (const key of unpressed) console.log(`no test presses ${key}`);
  for (const key of outdated) console.log(`pressed by now, remove it from test/e2e/unpressed.txt: ${key}`);
  if (unpressed.length > 0) process.exitCode = 1;
}

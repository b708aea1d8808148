/**
 * Checks that browser tests press every button and link that they show. During `npm test`, helpers record what is
 * shown and pressed (`test/e2e/controls.ts`); this script compares both. `node scripts/controls.js` compares the last
 * run again.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runTool.js';

export const CONTROLS = join(root, 'build', 'controls');
/** Controls that no test presses yet, one key per line. The list only gets shorter. */
const KNOWN = join(root, 'test', 'e2e', 'unpressed.txt');

const linesOf = (file) => readFileSync(file, 'utf8').split('\n');

/**
 * The controls that were shown, and neither pressed nor listed on any page; and listed ones that were pressed. Each line of a
 * file in the folder is `shown KEY` or `pressed KEY`.
 */
export function compareControls(folder = CONTROLS, known = linesOf(KNOWN)) {
  const lines = existsSync(folder) ? readdirSync(folder).flatMap((name) => linesOf(join(folder, name))) : [];
  const keysOf = (kind) =>
    lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));
  const pressed = new Set(keysOf('pressed'));
  // A page that is being left is noted at the next one's place, so the place alone makes no control unpressed.
  const withoutPlace = (key) => key.slice(key.indexOf(': ') + 2);
  const names = new Set([...pressed, ...known].map(withoutPlace));
  return {
    unpressed: [...new Set(keysOf('shown'))].filter((key) => !names.has(withoutPlace(key))).toSorted(),
    outdated: known.filter((key) => pressed.has(key)),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { unpressed, outdated } = compareControls();
  for (const key of unpressed) console.log(`no test presses ${key}`);
  for (const key of outdated) console.log(`pressed by now, remove it from test/e2e/unpressed.txt: ${key}`);
  if (unpressed.length > 0) process.exitCode = 1;
}

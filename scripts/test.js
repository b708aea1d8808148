/** `npm test`: installs what is missing, builds, checks and runs every test. The last line counts them all. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureProxies } from './browser.js';
import { check } from './check.js';
import { CONTROLS, listUnpressed } from './controls.js';
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { root, runTool } from './runTool.js';
import { summarize } from './testSummary.js';
import { ensureTorch } from '../research/learning/ensureTorch.js';

const isCI = process.env.CI === 'true';

ensureInstalled();
const checks = check();
ensureBuilt();
const browser = ensureBrowser();
const python = ensureTorch();
if (isCI) ensureProxies();

const file = join(root, 'build', 'test-results.json');
mkdirSync(join(root, 'build'), { recursive: true });
rmSync(file, { force: true });
rmSync(CONTROLS, { recursive: true, force: true });
const code = runTool(
  'vitest/vitest.mjs',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  {
    TAVOLA_CONTROLS: CONTROLS,
    ...(browser === undefined ? {} : { TAVOLA_BROWSER: browser }),
    ...(python === undefined ? {} : { TAVOLA_PYTHON: python }),
  },
);

function readReport() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
const { isGood, lines } = summarize({
  checks,
  report: readReport(),
  code,
  unpressed: listUnpressed(),
  isCI,
});
for (const line of lines) console.log(line);
if (!isGood) process.exitCode = 1;

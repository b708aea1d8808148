/** `npm test`: installs what is missing, builds, checks and runs every test. The last line counts them all. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureProxies } from './browser.js';
import { check } from './check.js';
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { root, runTool } from './run.js';
import { ensureTorch } from './torch.js';

ensureInstalled();
const checks = check();
ensureBuilt();
const browser = ensureBrowser();
const python = ensureTorch();
if (process.env.CI === 'true') ensureProxies();

const file = join(root, 'build', 'test-results.json');
mkdirSync(join(root, 'build'), { recursive: true });
rmSync(file, { force: true });
const code = runTool(
  'vitest/vitest.mjs',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  {
    ...(browser === undefined ? {} : { TAVOLA_BROWSER: browser }),
    ...(python === undefined ? {} : { TAVOLA_PYTHON: python }),
  },
);

/** A run that broke before it could count, or a file that could not be loaded, is one failure at least. */
function counts() {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: code !== 0 ? Math.max(1, numFailedTests) : numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
const tests = counts();
const failed = checks.failed + tests.failed;
if (failed > 0) process.exitCode = 1;
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`);

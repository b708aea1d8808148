/**
 * `npm test`: installs what is missing, builds, checks and runs every test. The last line counts them all.
 * `npm run test:unit`, `test:server`, `test:e2e` and `test:long` run one tier without the checks; what follows them
 * selects files by a part of their path (`npm run test:unit -- punto`), or is an option of Vitest.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureProxies } from './browser.js';
import { check } from './check.js';
import { CONTROLS, listUnpressed } from './controls.js';
import { buildEngine } from './engine.js';
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { root, runTool } from './runTool.js';
import { findTorch } from '../research/learning/findTorch.js';

const RESULTS = join(root, 'build', 'test-results.json');

function readReport() {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The result of a test run: lines to print, and whether it passed. `report` is Vitest's, undefined if the run broke
 * before writing one; a run that fails counts at least one failure. With CI=true, skipped tests fail the run.
 * `unpressed` controls together count as one failure.
 * @param {{
 *   checks: { passed: number, failed: number },
 *   report: { numPassedTests: number, numFailedTests: number, testResults: {
 *     name: string, assertionResults: { status: string, fullName: string }[] }[] } | undefined,
 *   code: number,
 *   unpressed: string[],
 *   isCI: boolean,
 * }} run
 */
export function summarize({ checks, report, code, unpressed, isCI }) {
  const skipped = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `skipped: ${name}: ${fullName}`),
  );
  const passed = checks.passed + (report?.numPassedTests ?? 0);
  const inTests = report?.numFailedTests ?? 1;
  const failed =
    checks.failed + (code === 0 ? inTests : Math.max(1, inTests)) + (unpressed.length === 0 ? 0 : 1);
  const isRefused = isCI && skipped.length > 0;
  return {
    isGood: failed === 0 && !isRefused,
    lines: [
      ...skipped,
      ...unpressed.map((control) => `FAILED  no test presses ${control}`),
      ...(isRefused ? ['FAILED  with CI=true no test may be skipped'] : []),
      `${passed} passed, ${failed} failed, ${skipped.length} skipped`,
    ],
  };
}

/** The programs that tests use beside Node, as environment variables. A missing one is named with its installation. */
function findPrograms(isCI) {
  const browser = ensureBrowser();
  const python = findTorch();
  if (python === undefined)
    console.error(
      'tavola: no Python with PyTorch here; the test of learning is skipped. Install it with npm run setup',
    );
  if (isCI) ensureProxies();
  return {
    ...(browser === undefined ? {} : { TAVOLA_BROWSER: browser }),
    ...(python === undefined ? {} : { TAVOLA_PYTHON: python }),
  };
}

function main([tier, ...filters]) {
  const isCI = process.env.CI === 'true';
  const isAll = tier === undefined;

  ensureInstalled();
  const checks = isAll ? check() : { passed: 0, failed: 0 };
  if (tier !== 'unit') {
    ensureBuilt();
    // Once, before tests that pack it run beside each other.
    buildEngine();
  }
  const programs = tier === 'unit' ? {} : findPrograms(isCI);

  mkdirSync(join(root, 'build'), { recursive: true });
  rmSync(RESULTS, { force: true });
  if (isAll) rmSync(CONTROLS, { recursive: true, force: true });
  const code = runTool(
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`].concat(
      isAll ? [] : ['--project', tier, ...filters],
    ),
    { ...(isAll ? { TAVOLA_CONTROLS: CONTROLS } : {}), ...programs },
  );

  const { isGood, lines } = summarize({
    checks,
    report: readReport(),
    code,
    unpressed: isAll ? listUnpressed() : [],
    isCI,
  });
  for (const line of lines) console.log(line);
  if (!isGood) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) main(process.argv.slice(2));

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

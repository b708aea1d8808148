/**
 * What a run came to: the lines to print, and whether it is good. `report` is Vitest's, undefined where the run broke before it could write one;
 * a run that ends with an exit code is at least one failure. With CI=true a skipped test is no good run. `unpressed` are the controls of the
 * page that no test has pressed: together they are one failure.
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

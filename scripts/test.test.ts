/** The last lines of `npm test`. */
import { expect, test } from 'vitest';
import { summarize } from './test.js';

const CHECKS = { passed: 6, failed: 0 };
const report = (...statuses: string[]) => ({
  numPassedTests: statuses.filter((status) => status === 'passed').length,
  numFailedTests: statuses.filter((status) => status === 'failed').length,
  testResults: [
    {
      name: 'test/a.test.ts',
      assertionResults: statuses.map((status, i) => ({ status, fullName: `test ${i}` })),
    },
  ],
});

test('skipped tests are named and counted', () => {
  const run = {
    checks: CHECKS,
    report: report('passed', 'pending', 'skipped', 'todo'),
    code: 0,
    unpressed: [],
  };
  const lines = [1, 2, 3].map((i) => `skipped: test/a.test.ts: test ${i}`);
  const count = '7 passed, 0 failed, 3 skipped';
  expect(summarize({ ...run, isCI: false })).toEqual({ isGood: true, lines: [...lines, count] });
  expect(summarize({ ...run, isCI: true })).toEqual({
    isGood: false,
    lines: [...lines, 'FAILED  with CI=true no test may be skipped', count],
  });
});

test('a run in which everything passed succeeds, with CI=true too', () =>
  expect(summarize({ checks: CHECKS, report: report('passed'), code: 0, unpressed: [], isCI: true })).toEqual(
    {
      isGood: true,
      lines: ['7 passed, 0 failed, 0 skipped'],
    },
  ));

test('a run that broke counts at least one failure', () => {
  for (const broken of [report('passed'), undefined]) {
    const { isGood, lines } = summarize({
      checks: CHECKS,
      report: broken,
      code: 1,
      unpressed: [],
      isCI: false,
    });
    expect(isGood).toBe(false);
    expect(lines.at(-1)).toMatch(/ passed, 1 failed, 0 skipped$/);
  }
  const run = {
    checks: { passed: 5, failed: 1 },
    report: report('passed', 'failed'),
    code: 1,
    unpressed: [],
    isCI: false,
  };
  expect(summarize(run).lines).toEqual(['6 passed, 2 failed, 0 skipped']);
});

test('controls that no test has pressed are named, and count as one failure', () => {
  const unpressed = ['home: link .tile', 'sheet .result of table: button Rematch'];
  expect(summarize({ checks: CHECKS, report: report('passed'), code: 0, unpressed, isCI: false })).toEqual({
    isGood: false,
    lines: [
      ...unpressed.map((control) => `FAILED  no test presses ${control}`),
      '7 passed, 1 failed, 0 skipped',
    ],
  });
});

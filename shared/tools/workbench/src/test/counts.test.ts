/** @jest-environment node */
import { folderForTests } from '@portal/build/testing';
import { exitCodeOf, jestCounts, NONE, playwrightCounts } from './counts';

const folder = folderForTests();
const write = (content: string) => folder.write('report.json', content);

const jestReport = (report: object) => JSON.stringify({ testResults: [], ...report });

test('the counts of jest include test files that could not be run', async () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2, success: false };
  expect(await jestCounts(write(jestReport(report)), 1)).toEqual({ passed: 7, failed: 3 });
});

test('lists the tests of jest that passed on retry', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const test = (fullName: string, status: string, invocations?: number) => ({
    fullName,
    status,
    invocations,
  });
  const assertionResults = [
    test('at once', 'passed', 1),
    test('on retry', 'passed', 2),
    test('never', 'failed', 2),
    test('not run', 'pending'),
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, numRuntimeErrorTestSuites: 0 };
  const file = write(jestReport({ ...report, testResults: [{ assertionResults }] }));
  expect(await jestCounts(file, 1)).toEqual({ passed: 2, failed: 1 });
  expect(log.mock.calls).toEqual([['flaky: on retry']]);
  log.mockRestore();
});

test('the counts of Playwright include errors outside of tests, and tests that passed on retry', async () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 }, errors: [{}] };
  expect(await playwrightCounts(write(JSON.stringify(report)), 1)).toEqual({ passed: 7, failed: 2 });
});

test('a tool that failed without a failed test counts as one failure', async () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  expect(await jestCounts(write(jestReport(report)), 1)).toEqual({ passed: 7, failed: 1 });
});

test.each(['', '{', '{}', '{"numPassedTests": 7}', '{"stats": {}, "errors": []}'])(
  'the invalid report %j counts as one failure and is reported',
  async (content) => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const file = write(content);
    expect(await jestCounts(file, 0)).toEqual({ passed: 0, failed: 1 });
    expect(await playwrightCounts(file, 0)).toEqual({ passed: 0, failed: 1 });
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  },
);

test('a run without any test has failed, unless no change can break one', () => {
  expect(exitCodeOf(NONE, false)).toBe(1);
  expect(exitCodeOf(NONE, true)).toBe(0);
  expect(exitCodeOf({ passed: 2, failed: 0 }, false)).toBe(0);
  expect(exitCodeOf({ passed: 2, failed: 1 }, true)).toBe(1);
});

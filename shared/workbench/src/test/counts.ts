import { readFile } from 'node:fs/promises';

/** Number of checks that passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Counts of a check that had nothing to run. */
export const NONE: Counts = { passed: 0, failed: 0 };

/** Counts of a check with a single result. */
export const countOne = (isPassed: boolean): Counts => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
});

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** The number of failures; at least one if the tool failed without a failed test. */
const failuresOf = (failed: number, code: number) => (code !== 0 && failed === 0 ? 1 : failed);

/** Reads a tool's report. A missing or invalid report counts as one failure. */
async function readReport<T>(file: string, count: (report: T) => Counts): Promise<Counts> {
  try {
    return count(JSON.parse(await readFile(file, 'utf8')) as T);
  } catch (error) {
    console.error(`Could not read the report ${file}`, error);
    return countOne(false);
  }
}

export const jestCounts = (file: string, code: number): Promise<Counts> =>
  readReport<JestReport>(file, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: failuresOf(numFailedTests + numRuntimeErrorTestSuites, code),
  }));

export const playwrightCounts = (file: string, code: number): Promise<Counts> =>
  readReport<PlaywrightReport>(file, ({ stats, errors }) => ({
    // Flaky: passed on retry. Tests are retried only if CI is set.
    passed: stats.expected + stats.flaky,
    failed: failuresOf(stats.unexpected + errors.length, code),
  }));

import { readFile } from 'node:fs/promises';

/** How many checks passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Of a check that had nothing to run. */
export const NONE: Counts = { passed: 0, failed: 0 };

export const one = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

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

/** A tool that ended badly without a failed test has failed as a whole. */
const atLeast = (failed: number, code: number) => (code !== 0 && failed === 0 ? 1 : failed);

/** Reads a report; a tool that wrote none counts as one failure. */
async function report<T>(file: string, count: (report: T) => Counts): Promise<Counts> {
  try {
    return count(JSON.parse(await readFile(file, 'utf8')) as T);
  } catch (error) {
    console.error(`There is no report at ${file}`, error);
    return one(false);
  }
}

export const jestCounts = (file: string, code: number): Promise<Counts> =>
  report<JestReport>(file, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: atLeast(numFailedTests + numRuntimeErrorTestSuites, code),
  }));

export const playwrightCounts = (file: string, code: number): Promise<Counts> =>
  report<PlaywrightReport>(file, ({ stats, errors }) => ({
    // Flaky: passed at the second attempt, which is made where CI is set.
    passed: stats.expected + stats.flaky,
    failed: atLeast(stats.unexpected + errors.length, code),
  }));

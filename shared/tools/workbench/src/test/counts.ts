import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

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

/**
 * The exit code for these counts. A run of nothing has failed, because nobody asks for that.
 * @param mayBeEmpty whether a run of nothing is fine, as where only what changes affect was asked for.
 */
export const exitCodeOf = ({ passed, failed }: Counts, mayBeEmpty: boolean): number =>
  failed === 0 && (passed > 0 || mayBeEmpty) ? 0 : 1;

const jestTest = v.object({
  fullName: v.string(),
  status: v.string(),
  invocations: v.optional(v.number(), 1),
});

const jestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(v.object({ assertionResults: v.array(jestTest) })),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
});

/** The number of failures; at least one if the tool failed without a failed test. */
const failuresOf = (failed: number, code: number) => (code !== 0 && failed === 0 ? 1 : failed);

/** Reads a tool's report. A missing or invalid report counts as one failure. */
async function readReport<const Report extends v.GenericSchema>(
  file: string,
  report: Report,
  count: (report: v.InferOutput<Report>) => Counts,
): Promise<Counts> {
  try {
    return count(v.parse(report, JSON.parse(await readFile(file, 'utf8'))));
  } catch (error) {
    console.error(`Could not read the report ${file}`, error);
    return countOne(false);
  }
}

export const jestCounts = (file: string, code: number): Promise<Counts> =>
  readReport(file, jestReport, (report) => {
    // Those that passed on retry. Tests are retried only if CI is set.
    for (const { assertionResults } of report.testResults)
      for (const { fullName, status, invocations } of assertionResults)
        if (status === 'passed' && invocations > 1) console.log(`flaky: ${fullName}`);
    return {
      passed: report.numPassedTests,
      failed: failuresOf(report.numFailedTests + report.numRuntimeErrorTestSuites, code),
    };
  });

export const playwrightCounts = (file: string, code: number): Promise<Counts> =>
  readReport(file, playwrightReport, ({ stats, errors }) => ({
    // Flaky: passed on retry. Tests are retried only if CI is set.
    passed: stats.expected + stats.flaky,
    failed: failuresOf(stats.unexpected + errors.length, code),
  }));

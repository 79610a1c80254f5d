import { Argument, InvalidArgumentError, Option } from 'commander';
import { commandLine } from './command-line';

/** A parsed command line of `npm test`. */
export interface TestRequest {
  /** The checks to run, in order. */
  readonly names: readonly string[];
  /** Whether to run only the tests that changes since main can affect. */
  readonly changed: boolean;
  /** The part of the tests in jest and Playwright to run, such as `1/4`. Default: all. */
  readonly shard?: string;
}

/** Parses `<part>/<parts>`, both from 1. */
function parseShard(text: string): string {
  const [, part, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  if (part === undefined || Number(part) > Number(parts))
    throw new InvalidArgumentError('It is a part and the number of parts, such as 1/4.');
  return text;
}

/**
 * Creates the parser of `npm test`.
 * @param checks the names of all checks, in order.
 * @param onlyByName those that run only when they are named.
 */
export const testCommandLine = (checks: readonly string[], onlyByName: readonly string[]) =>
  commandLine<TestRequest>('npm test --', (command, resolve) => {
    command
      .description('Runs all checks and prints the total count in the last line.')
      .addArgument(
        new Argument('[check...]', `run only these (default: all but ${onlyByName.join(' and ')})`).choices([
          ...checks,
        ]),
      )
      .option('--changed', 'run only the tests that changes since main can affect', false)
      .addOption(
        new Option('--shard <part>', 'run only a part of the unit and browser tests, such as 1/4').argParser(
          parseShard,
        ),
      )
      .action((wanted: readonly string[], options: Omit<TestRequest, 'names'>) =>
        resolve({
          ...options,
          names: checks.filter((name) =>
            wanted.length === 0 ? !onlyByName.includes(name) : wanted.includes(name),
          ),
        }),
      );
  });

/** The benchmarks of `npm run bench`, in order of execution. */
const BENCH_PARTS = [
  'loading',
  'pages',
  'visitors',
  'lighthouse',
  'tasks',
  'navigation',
  'registry',
  'composition',
  'rendering',
  'lists',
  'verify',
  'nginx',
  'builds',
  'inner-loop',
] as const;

export type BenchPart = (typeof BENCH_PARTS)[number];

/** Parses the command line of `npm run bench`. The order of its arguments does not matter. */
export const parseBench = commandLine<readonly BenchPart[]>('npm run bench --', (command, resolve) => {
  command
    .description('Builds the portal, measures it and compares the results with the targets.')
    .addArgument(new Argument('[part...]', 'run only these (default: all)').choices(BENCH_PARTS))
    .addHelpText(
      'after',
      '\nBENCH_RUNS sets the number of runs per measurement (default: 7). With BENCH_RECORD=1, the record of runs has this one, too.',
    )
    .action((wanted: readonly BenchPart[]) =>
      resolve(BENCH_PARTS.filter((part) => wanted.length === 0 || wanted.includes(part))),
    );
});

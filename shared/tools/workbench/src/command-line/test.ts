import { Argument } from 'commander';
import { commandLine } from './parser';

/** A parsed command line of `npm test`. */
export interface TestRequest {
  /** The checks to run, in order. */
  readonly names: readonly string[];
  /** Whether to run only the tests that changes since main can affect. */
  readonly changed: boolean;
}

/**
 * Creates the parser of `npm test`.
 * @param checks the names of all checks, in order.
 * @param onlyByName those that run only when they are named. Default: none.
 */
export const testCommandLine = (checks: readonly string[], onlyByName: readonly string[] = []) =>
  commandLine<TestRequest>('npm test --', (command, resolve) => {
    command
      .description('Runs all checks and prints the total count in the last line.')
      .addArgument(
        new Argument(
          '[check...]',
          `run only these (default: all${onlyByName.length > 0 ? ` but ${onlyByName.join(' and ')}` : ''})`,
        ).choices([...checks]),
      )
      .option('--changed', 'run only the tests that changes since main can affect', false)
      .action((wanted: readonly string[], { changed }: { readonly changed: boolean }) =>
        resolve({
          names: checks.filter((name) =>
            wanted.length === 0 ? !onlyByName.includes(name) : wanted.includes(name),
          ),
          changed,
        }),
      );
  });

import { Argument } from 'commander';
import { commandLine } from './parser';

/** What `npm test` is asked for. */
export interface TestRequest {
  /** The checks to run, in their order. */
  readonly names: readonly string[];
  /** Whether only those tests run that the changes since main can have broken. */
  readonly changed: boolean;
}

/** Reads the command line of `npm test`. @param checks the names of all checks, in their order. */
export const testCommandLine = (checks: readonly string[]) =>
  commandLine<TestRequest>('npm test --', (command, resolve) => {
    command
      .description('Runs every check there is, and counts them all in its last line.')
      .addArgument(new Argument('[check...]', 'run these alone (default: all)').choices([...checks]))
      .option('--changed', 'run only the tests that the changes since main can have broken', false)
      .action((wanted: readonly string[], { changed }: { readonly changed: boolean }) =>
        resolve({
          names: checks.filter((name) => wanted.length === 0 || wanted.includes(name)),
          changed,
        }),
      );
  });

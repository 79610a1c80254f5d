import { CommandLineExit } from './parser';

/**
 * Runs a program with this process's arguments; sets the exit code if it fails.
 * @param isExpected whether to print only an error's message, for user errors. Default: never.
 */
export async function runProgram(
  main: (args: readonly string[]) => Promise<void>,
  isExpected: (error: Error) => boolean = () => false,
): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof CommandLineExit) {
      process.exitCode = error.exitCode;
      (error.exitCode === 0 ? console.log : console.error)(error.text);
    } else console.error(error instanceof Error && isExpected(error) ? error.message : error);
  }
}

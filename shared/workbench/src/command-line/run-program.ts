import { CommandLineExit } from './parser';

/**
 * Runs a program over this process's arguments.
 * @param isExpected whether an error is somebody's mistake, of which the message says enough. Default: none is.
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

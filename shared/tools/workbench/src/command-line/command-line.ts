import { Command, CommanderError } from 'commander';
import { messageOf, printableError } from './failure';

/** Width of the help text if the output is not a terminal, in columns. */
const DEFAULT_COLUMNS = 100;

/** A command line requests help or is invalid. Carries the text to print and the exit code. */
export class CommandLineExit extends Error {
  override readonly name = 'CommandLineExit';

  constructor(
    /** The help, or the error with a hint to the help. */
    readonly text: string,
    /** 0: help was requested. */
    readonly exitCode: number,
    options?: ErrorOptions,
  ) {
    super(text, options);
  }
}

/** A subcommand with its arguments, as the list of commands shows it. */
const termOf = (command: Command): string =>
  [
    command.name(),
    ...command.registeredArguments.map((argument) =>
      argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
    ),
  ].join(' ');

/**
 * Creates the parser of a program's command line. Every command has `--help`; unknown options and arguments
 * are errors. The parser throws {@link CommandLineExit} for help and errors.
 * @param define defines arguments and options. The command's action calls `resolve` with the parsed request.
 */
export function commandLine<Request>(
  name: string,
  define: (command: Command, resolve: (request: Request) => void) => void,
): (args: readonly string[]) => Request {
  return (args) => {
    const output: string[] = [];
    const write = (text: string) => void output.push(text);
    const columns = () => process.stdout.columns ?? DEFAULT_COLUMNS;
    const requests: Request[] = [];
    const command = new Command(name)
      .exitOverride()
      .configureOutput({
        writeOut: write,
        writeErr: write,
        getOutHelpWidth: columns,
        getErrHelpWidth: columns,
      })
      .configureHelp({ showGlobalOptions: true, subcommandTerm: termOf })
      .showHelpAfterError(`(${name} --help shows all options)`)
      .helpOption('-h, --help', 'print this help')
      .helpCommand(false);
    define(command, (request) => void requests.push(request));
    for (const own of command.commands)
      own.showHelpAfterError(`(${name} ${own.name()} --help shows all options)`);
    try {
      command.parse([...args], { from: 'user' });
    } catch (cause) {
      if (!(cause instanceof CommanderError)) throw cause;
      throw new CommandLineExit(output.join('').trimEnd(), cause.exitCode, { cause });
    }
    const [request] = requests;
    if (request === undefined) throw new Error(`${name} parsed its command line without a request`);
    return request;
  };
}

/**
 * Runs a program with this process's arguments; sets the exit code if it fails. A mistake of the user is one sentence.
 * @param hasStack whether an error that nobody expected is printed with its stack. Default: it is.
 */
export async function runProgram(main: (args: readonly string[]) => Promise<void>, hasStack = true) {
  // The reader may go, as `head` does. What was begun, such as a publication, is finished nevertheless.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof CommandLineExit) {
      process.exitCode = error.exitCode;
      (error.exitCode === 0 ? console.log : console.error)(error.text);
    } else console.error(hasStack ? printableError(error) : messageOf(error));
  }
}

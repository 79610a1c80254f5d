import { Command, CommanderError } from 'commander';

/** Columns of a help text where there is no terminal to ask. */
const COLUMNS = 100;

/** A command line that asks for help, or that is wrong: what is to be printed, and how the program ends. */
export class CommandLineExit extends Error {
  override readonly name = 'CommandLineExit';

  constructor(
    /** The help, or what is wrong with where to find help. */
    readonly text: string,
    /** 0: help was asked for. */
    readonly exitCode: number,
    options?: ErrorOptions,
  ) {
    super(text, options);
  }
}

/** A subcommand with its arguments, as it stands in the list of them all. */
const termOf = (command: Command): string =>
  [
    command.name(),
    ...command.registeredArguments.map((each) => (each.required ? `<${each.name()}>` : `[${each.name()}]`)),
  ].join(' ');

/** Describes a command: its arguments and options, and in its action the request that it comes to. */
type Define<Request> = (command: Command, resolve: (request: Request) => void) => void;

/**
 * Makes a reader of one program's command line. Every command has `--help`; an option or an argument that the
 * program does not know is an error. The reader throws `CommandLineExit`.
 */
export function commandLine<Request>(
  name: string,
  define: Define<Request>,
): (args: readonly string[]) => Request {
  return (args) => {
    const said: string[] = [];
    const write = (text: string) => void said.push(text);
    const columns = () => process.stdout.columns ?? COLUMNS;
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
      .showHelpAfterError(`(${name} --help lists what there is)`)
      .helpOption('-h, --help', 'print this')
      .helpCommand(false);
    define(command, (request) => void requests.push(request));
    try {
      command.parse([...args], { from: 'user' });
    } catch (cause) {
      if (!(cause instanceof CommanderError)) throw cause;
      throw new CommandLineExit(said.join('').trimEnd(), cause.exitCode, { cause });
    }
    const [request] = requests;
    if (request === undefined) throw new Error(`${name} understood its command line, but has no request`);
    return request;
  };
}

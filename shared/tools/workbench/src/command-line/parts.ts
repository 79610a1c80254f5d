import { Argument } from 'commander';
import { commandLine } from './parser';

/** Options of {@link partsCommandLine}. */
export interface ChooseOptions<Part extends string> {
  /** How users run the program: `npm test --`. */
  readonly name: string;
  readonly summary: string;
  /** Name of the argument in the help. */
  readonly part: string;
  /** All parts, in order of execution. */
  readonly parts: readonly Part[];
  /** Text at the end of the help. Default: none. */
  readonly notes?: string;
}

/**
 * Creates the parser of a program whose arguments select some of its parts. Default: all parts. The order
 * of the arguments does not matter.
 */
export const partsCommandLine = <Part extends string>({
  name,
  summary,
  part,
  parts,
  notes = '',
}: ChooseOptions<Part>) =>
  commandLine<readonly Part[]>(name, (command, resolve) => {
    command
      .description(summary)
      .addArgument(new Argument(`[${part}...]`, 'run only these (default: all)').choices([...parts]))
      .addHelpText('after', notes)
      .action((wanted: readonly Part[]) =>
        resolve(wanted.length === 0 ? parts : parts.filter((candidate) => wanted.includes(candidate))),
      );
  });

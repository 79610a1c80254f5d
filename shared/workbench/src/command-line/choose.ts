import { Argument } from 'commander';
import { commandLine } from './parser';

export interface Choosing<Part extends string> {
  /** How it is called. */
  readonly name: string;
  readonly summary: string;
  /** What one of the parts is called. */
  readonly part: string;
  /** All there are, in their order. */
  readonly parts: readonly Part[];
  /** More to know, at the end of the help. Default: nothing. */
  readonly notes?: string;
}

/** Reads the command line of a program that does all of its parts, or those that are named, in their order. */
export const choose = <Part extends string>({ name, summary, part, parts, notes = '' }: Choosing<Part>) =>
  commandLine<readonly Part[]>(name, (command, resolve) => {
    command
      .description(summary)
      .addArgument(new Argument(`[${part}...]`, 'run these alone (default: all)').choices([...parts]))
      .addHelpText('after', notes)
      .action((wanted: readonly Part[]) =>
        resolve(wanted.length === 0 ? parts : parts.filter((each) => wanted.includes(each))),
      );
  });

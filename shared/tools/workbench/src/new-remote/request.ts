import { bySpecificity, isReserved, patternKey, patternTest, type RemoteDescription } from '@portal/contract';
import type { Command } from 'commander';
import { commandLine } from '../command-line/command-line';

/** A remote to create. */
export interface NewRemote {
  readonly name: string;
  readonly title: string;
  /** The path patterns that it will own. */
  readonly owns: readonly string[];
  /** Name of the team that is responsible for it. */
  readonly team: string;
}

/** The default title: "Point clouds" for `mfe-point-clouds`. */
function titleOf(name: string): string {
  const words = name.replace(/^mfe-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Adds the value of one `--owns` option, which can contain several patterns. The prompt of Windows leaves `'` in it. */
const addPatterns = (patterns: string, before: readonly string[]): readonly string[] => [
  ...before,
  ...patterns
    .replace(/^'(.*)'$/, '$1')
    .split(',')
    .map((pattern) => pattern.trim()),
];

type Options = Pick<NewRemote, 'owns'> & Partial<Pick<NewRemote, 'title' | 'team'>>;

/** Defines the options and the action of a command that creates a remote; its first argument is the name. */
export const defineNewRemote = (command: Command, resolve: (wanted: NewRemote) => void): Command =>
  command
    .requiredOption(
      '--owns <patterns>',
      "path patterns it will own: '/section/*'; can be repeated",
      addPatterns,
      [],
    )
    .option('--title <title>', 'what users read (default: its name in words)')
    .option('--team <team>', 'the team that is responsible for it (default: the title)')
    .action((name: string, { owns, title = titleOf(name), team = title }: Options) =>
      resolve({ name, owns, title, team }),
    );

/** Parses the command line. @throws {CommandLineExit} for help and errors. */
export const parseNewRemote = commandLine<NewRemote>('npm run new --', (program, resolve) => {
  const command = program
    .command('remote <name>')
    .description('create a remote that passes every check')
    .addHelpText('after', "\nExample:\n  npm run new -- remote mfe-point-clouds --owns '/points/*'");
  defineNewRemote(command, resolve);
});

/** Lists why a pattern is invalid, regardless of other owners. REG-8. */
function patternProblems(pattern: string): string[] {
  if (!/^\/[a-z0-9_-]+(\/|$)/i.test(pattern)) return [`${pattern} must start with a fixed segment: /section`];
  if (isReserved(pattern)) return [`${pattern}: servers send files and services there, and no page`];
  // A wildcard is the last segment.
  return /^(\/:?[\w-]+)+(\/\*)?$/.test(pattern) ? [] : [`${pattern} is no pattern such as /section/:id/*`];
}

/** Lists all problems with a new remote, including conflicts with existing remotes. */
export function newRemoteProblems(
  { name, title, team, owns }: NewRemote,
  remotes: readonly Pick<RemoteDescription, 'name' | 'owns'>[],
): string[] {
  const problems = owns.flatMap(patternProblems);
  if (!/^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    problems.push(`"${name}" must be lower-case and start with mfe-: mfe-point-clouds`);
  if (remotes.some((remote) => remote.name === name)) problems.push(`There is a ${name} already`);
  for (const [what, text] of Object.entries({ title, team }))
    if (text.trim() === '') problems.push(`The ${what} must not be empty`);
  if (owns.length === 0) problems.push("Specify the addresses that it owns: --owns '/section/*'");
  const owners = new Map(
    remotes.flatMap((remote) => remote.owns.map((own) => [patternKey(own), remote.name])),
  );
  for (const pattern of owns) {
    const owner = owners.get(patternKey(pattern));
    if (owner !== undefined) problems.push(`${pattern} belongs to ${owner}`);
  }
  const keys = owns.map(patternKey);
  if (new Set(keys).size < keys.length) problems.push('A pattern is given twice');
  return problems;
}

/** Says of each pattern whose addresses another remote has so far. A more specific pattern takes its addresses over. */
export function takenOver(
  owns: readonly string[],
  remotes: readonly Pick<RemoteDescription, 'name' | 'owns'>[],
): string[] {
  const owned = remotes
    .flatMap(({ name, owns: patterns }) => patterns.map((pattern) => ({ name, pattern })))
    .sort((first, second) => bySpecificity(first.pattern, second.pattern));
  return owns.flatMap((pattern) => {
    const address = pattern.replace(/\/\*$/, '');
    const owner = owned.find((one) => new RegExp(patternTest(one.pattern), 'i').test(address));
    return owner === undefined
      ? []
      : [`The addresses of ${pattern} belong to ${owner.name} so far, which owns ${owner.pattern}.`];
  });
}

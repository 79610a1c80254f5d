import { patternKey, type RemoteDescription } from '@portal/contract';
import { commandLine } from '../command-line/parser';

/** What somebody asked for cannot be made; the message lists every reason. */
export class NewRemoteError extends Error {
  override readonly name = 'NewRemoteError';
}

/** A remote that is to be made. */
export interface NewRemote {
  readonly name: string;
  readonly title: string;
  /** The addresses that it will own. */
  readonly owns: readonly string[];
}

/** `mfe-point-clouds` is called "Point clouds" until somebody finds a better title. */
function titleOf(name: string): string {
  const words = name.replace(/^mfe-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Adds one `--owns`, which may hold several patterns. */
const addPatterns = (patterns: string, before: readonly string[]): readonly string[] => [
  ...before,
  ...patterns.split(','),
];

interface Options {
  readonly owns: readonly string[];
  readonly title?: string;
}

/** Reads the command's arguments. @throws {CommandLineExit} with the help, or with what is wrong. */
export const parseNewRemote = commandLine<NewRemote>('npm run new --', (program, resolve) => {
  program
    .command('remote <name>')
    .description('write a remote that passes every check at once')
    .requiredOption(
      '--owns <patterns>',
      "addresses it will own: '/section/*'; may be repeated",
      addPatterns,
      [],
    )
    .option('--title <title>', 'what users read (default: its name in words)')
    .addHelpText('after', "\nExample:\n  npm run new -- remote mfe-point-clouds --owns '/points/*'")
    .action((name: string, { owns, title = titleOf(name) }: Options) => resolve({ name, owns, title }));
});

/** Why a pattern cannot be owned, apart from other owners. */
function patternProblems(pattern: string): string[] {
  if (!/^\/[a-z0-9_-]+(\/|$)/i.test(pattern)) return [`${pattern} must start with a fixed segment: /section`];
  const segments = pattern.split('/').slice(1);
  const rest = segments.some((segment, index) => segment.includes('*') && index < segments.length - 1);
  const odd = segments.some((segment) => !/^(\*|:?[A-Za-z0-9_-]+)$/.test(segment));
  return rest || odd ? [`${pattern} is no pattern such as /section/:id/*`] : [];
}

/** Everything that speaks against a new remote beside those that there are. */
export function newRemoteProblems(
  { name, owns }: NewRemote,
  remotes: readonly Pick<RemoteDescription, 'name' | 'owns'>[],
): string[] {
  const problems = owns.flatMap(patternProblems);
  if (!/^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    problems.push(`"${name}" must be lower-case and start with mfe-: mfe-point-clouds`);
  if (remotes.some((remote) => remote.name === name)) problems.push(`There is a ${name} already`);
  if (owns.length === 0) problems.push("Say which addresses it owns: --owns '/section/*'");
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

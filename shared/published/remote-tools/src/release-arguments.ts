const isName = (word: string | undefined): word is string => word !== undefined && !word.startsWith('-');

/** The arguments of the release tool. The name of the remote can be left out when it is published, and when it is examined. */
export function releaseArguments(args: readonly string[], remote: string): readonly string[] {
  const [first, second] = args;
  if (first === '--help' || first === '-h') return args;
  if (first === 'doctor') return isName(second) ? args : ['doctor', remote, ...args.slice(1)];
  return isName(first) ? args : [remote, ...args];
}

/**
 * Whether arguments of `release` publish what this repository has. Other commands build nothing: a release is taken back
 * whatever is installed. A dry run names foreign packages among everything else. SDK-6.
 */
export function publishes(args: readonly string[], remote: string): boolean {
  const [first] = args;
  const isOther = isName(first) && first !== remote && first !== 'publish';
  return !isOther && !['--dry-run', '--help', '-h'].some((word) => args.includes(word));
}

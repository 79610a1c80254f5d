import type { Command } from 'commander';
import { readTime } from './read-time';
import type { ReleaseCommand } from './request';

interface RepairOptions {
  readonly verify?: boolean;
  readonly from?: string;
}

interface GarbageOptions {
  readonly olderThan?: number;
  readonly apply?: boolean;
}

const DEFAULT_AGE = '90d';

/** Defines the commands that mend a store, or take something away. */
export function defineCleanup(program: Command, done: (command: ReleaseCommand) => void): void {
  program
    .command('retire <remote> <version>')
    .description('remove it from the registry; its files stay')
    .action((name: string, version: string) => done({ kind: 'retire', name, version }));
  program
    .command('purge <remote> <version>')
    .description(
      'remove a release permanently: registry entry and files; its version cannot be published again',
    )
    .action((name: string, version: string) => done({ kind: 'purge', name, version }));
  program
    .command('gc')
    .description('remove releases that have been unused for a time; a dry run without --apply')
    .option(
      '--older-than <time>',
      `how long they have been unused: 12h, 90d, 2w (default: ${DEFAULT_AGE})`,
      readTime,
    )
    .option('--apply', 'remove them')
    .action(({ olderThan = readTime(DEFAULT_AGE), apply = false }: GarbageOptions) =>
      done({ kind: 'gc', olderThan, apply }),
    );
  program
    .command('repair')
    .description('finish a change that was interrupted')
    .option('--verify', 'also compare every file of the releases in use with its hash, and repair it')
    .option('--from <store>', 'with --verify: another store that has the releases, to copy files from')
    .action(({ verify = false, from }: RepairOptions, command: Command) => {
      if (from !== undefined && !verify) command.error('error: --from needs --verify');
      done({ kind: 'repair', verify, from });
    });
}

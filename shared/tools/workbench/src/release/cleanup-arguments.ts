import type { Command } from 'commander';
import { readTime } from './read-time';
import type { ReleaseCommand } from './request';

type OptionsOf<Kind extends 'gc' | 'repair'> = Omit<Extract<ReleaseCommand, { kind: Kind }>, 'kind'>;

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
    .action((options: Partial<OptionsOf<'gc'>>) =>
      done({ kind: 'gc', olderThan: readTime(DEFAULT_AGE), ...options }),
    );
  program
    .command('repair')
    .description('finish a change that was interrupted')
    .option('--verify', 'also compare every file of the releases in use with its hash, and repair it')
    .option('--from <store>', 'with --verify: another store that has the releases, to copy files from')
    .action((options: OptionsOf<'repair'>, command: Command) => {
      if (options.from !== undefined && !options.verify) command.error('error: --from needs --verify');
      done({ kind: 'repair', ...options });
    });
}

import type { Command } from 'commander';
import type { ReleaseCommand } from './request';

interface RepairOptions {
  readonly verify?: boolean;
  readonly from?: string;
}

/** Defines the commands that mend a store, or take something away. */
export function defineCleanup(program: Command, done: (command: ReleaseCommand) => void): void {
  program
    .command('retire <remote> <version>')
    .description('remove it from the registry; its files stay')
    .action((name: string, version: string) => done({ kind: 'retire', name, version }));
  program
    .command('purge <remote> <version>')
    .description('delete a withdrawn release: registry entry and files; its version stays taken')
    .action((name: string, version: string) => done({ kind: 'purge', name, version }));
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

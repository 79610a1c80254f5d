import type { Command } from 'commander';
import type { ReleaseCommand } from './request';

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
    .action(() => done({ kind: 'repair' }));
}

import type { Command } from 'commander';
import type { ReleaseCommand } from './request';

const HELP = `
With a pipeline, in two jobs: "render" runs the code of releases, needs no credentials, and writes a folder. "apply" has
the credentials, runs no code of a release, checks each document of the folder and writes it.`;

const requirePortal = (command: Command, what: string): string =>
  command.optsWithGlobals<{ readonly portal?: string }>().portal ??
  command.error(`error: ${what} needs --portal, the address of the portal`);

/** Defines the commands of rendered pages. PAGES-7, PAGES-16. */
export function definePages(program: Command, done: (command: ReleaseCommand) => void): void {
  const pages = program
    .command('pages')
    .description(
      'render what changed of the public pages, and write it; --portal says which portal they belong to',
    )
    .addHelpText('after', HELP)
    .action((_: unknown, command: Command) =>
      done({ kind: 'pages', portal: requirePortal(command, 'pages') }),
    );
  pages
    .command('render')
    .description('only render them, to a folder')
    .requiredOption('--out <folder>', 'folder to write; an earlier one of the same kind is replaced')
    .action(({ out }: { readonly out: string }, command: Command) =>
      done({ kind: 'pages-render', portal: requirePortal(command, 'pages render'), out }),
    );
  pages
    .command('apply <folder>')
    .description(
      'check the pages of a folder, and write them (--portal: default the one that the store has pages of)',
    )
    .action((folder: string) => done({ kind: 'pages-apply', folder }));
}

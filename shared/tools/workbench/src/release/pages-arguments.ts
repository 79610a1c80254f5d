import type { Command } from 'commander';
import type { ReleaseCommand } from './request';

const HELP = `
With a pipeline, in two jobs: "render" runs the code of releases, needs no credentials, and writes a folder. "apply" has
the credentials, runs no code of a release, checks each document of the folder and writes it.`;

const portalOf = (command: Command) => command.optsWithGlobals<{ portal?: string }>().portal;

function requirePortal(command: Command, what: string): void {
  if (portalOf(command) === undefined)
    command.error(`error: ${what} needs --portal, the address of the portal`);
}

/** Defines the commands of rendered pages. PAGES-7, PAGES-16. */
export function definePages(program: Command, done: (command: ReleaseCommand) => void): void {
  const pages = program
    .command('pages')
    .description(
      'render what changed of the public pages, and write it; --portal says which portal they belong to',
    )
    .addHelpText('after', HELP)
    .action((_: unknown, command: Command) => {
      requirePortal(command, 'pages');
      done({ kind: 'pages' });
    });
  pages
    .command('render')
    .description('only render them, to a folder')
    .requiredOption('--out <folder>', 'folder to write; an earlier one of the same kind is replaced')
    .action(({ out }: { readonly out: string }, command: Command) => {
      requirePortal(command, 'pages render');
      done({ kind: 'pages-render', out });
    });
  pages
    .command('apply <folder>')
    .description(
      'check the pages of a folder, and write them (--portal: default the one that the store has pages of)',
    )
    .action((folder: string) => done({ kind: 'pages-apply', folder }));
}

import type { ReleaseStore } from '@portal/releases';
import { commandLine } from '../command-line/command-line';
import { readStore, STORE } from '../command-line/read-store';

const MODES = ['require', 'prefer', 'off'] as const;

/** A parsed command of `npm run keys`. */
export type KeysCommand =
  | { readonly kind: 'new'; readonly file: string }
  | {
      readonly kind: 'trust';
      readonly id: string;
      readonly publicKey: string;
      readonly remotes: readonly string[];
    }
  | { readonly kind: 'revoke'; readonly id: string }
  | { readonly kind: 'oldest'; readonly remote: string; readonly version: string }
  | { readonly kind: 'mode'; readonly mode: (typeof MODES)[number] }
  | { readonly kind: 'list'; readonly store: ReleaseStore | undefined };

const NOTES = `
A team makes its key and sends the public one to the operator of the portal:
  npm run keys -- new ~/cae-2026-11.pem

The operator adds it and releases the host:
  npm run keys -- trust cae-2026-11 <public key> --remotes mfe-cae

For releases of the host, the operator trusts a key of its own with --remotes host.

The team publishes with PORTAL_SIGNING_KEY=~/cae-2026-11.pem PORTAL_SIGNING_KEY_NAME=cae-2026-11.`;

/** Parses the command line. @throws {CommandLineExit} for help and errors. */
export const parseKeys = commandLine<KeysCommand>('npm run keys --', (program, resolve) => {
  program
    .description('Makes signing keys, and changes host/trust.json: whose signatures the portal accepts.')
    .addHelpText('after', NOTES);
  program
    .command('new <file>')
    .description('make a key pair; the file gets the private key, the terminal the public one')
    .action((file: string) => resolve({ kind: 'new', file }));
  program
    .command('trust <name> <public-key>')
    .description('accept releases that are signed with a key')
    .requiredOption(
      '--remotes <names>',
      'remotes that it may sign, separated by commas; host for releases of the host',
      (names: string) => names.split(','),
    )
    .action((id: string, publicKey: string, { remotes }: { readonly remotes: readonly string[] }) =>
      resolve({ kind: 'trust', id, publicKey, remotes }),
    );
  program
    .command('revoke <name>')
    .description('refuse releases that are signed with a key, from the next host release on')
    .action((id: string) => resolve({ kind: 'revoke', id }));
  program
    .command('oldest <remote> <version>')
    .description(
      'refuse releases of a remote that are older than a version (in the modes prefer and require)',
    )
    .action((remote: string, version: string) => resolve({ kind: 'oldest', remote, version }));
  program
    .command('mode')
    .addArgument(program.createArgument('<mode>', 'whether releases have to be signed').choices(MODES))
    .description('require signatures, prefer them, or do not look at them')
    .action((mode: (typeof MODES)[number]) => resolve({ kind: 'mode', mode }));
  program
    .command('list')
    .description('show the keys')
    .option(
      '--store <store>',
      `${STORE}: also show which of its releases are signed with which key`,
      readStore,
    )
    .action(({ store }: { readonly store?: ReleaseStore }) => resolve({ kind: 'list', store }));
});

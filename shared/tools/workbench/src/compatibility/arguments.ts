import { commandLine } from '../command-line/command-line';
import type { CheckRemotesRequest } from './check-remotes';
import type { MatrixRequest } from './matrix';

const STORE = 'folder or s3://bucket/prefix';

/** Parses `npm run check-remotes -- --from s3://bucket/portal`. */
export const parseCheckRemotes = commandLine<CheckRemotesRequest>(
  'npm run check-remotes --',
  (command, resolve) => {
    command
      .description('Checks the releases of a store that receive traffic in the host of this workspace.')
      .requiredOption('--from <store>', `${STORE} with the releases`)
      .option(
        '--host <store>',
        'store whose live host they are checked in (default: this workspace’s is built)',
      )
      .action(({ from, host }: { readonly from: string; readonly host?: string }) => resolve({ from, host }));
  },
);

interface MatrixOptions {
  readonly from: string;
  readonly oldest?: string;
  readonly next?: string;
  readonly release?: string;
}

/** Parses `npm run matrix -- mfe-x --from s3://bucket/portal --next s3://bucket/next -- npx playwright test`. */
export const parseMatrix = commandLine<MatrixRequest>('npm run matrix --', (command, resolve) => {
  command
    .description(
      'Checks a remote of this workspace in the oldest supported host, the live one and the next one.',
    )
    .argument('<remote>', 'the remote')
    .argument('[command...]', 'after --: its own tests, which find the portal in PORTAL_URL')
    .requiredOption('--from <store>', `${STORE} with the live host and those before it`)
    .option('--oldest <version>', 'oldest host to support (default: the oldest that the store records)')
    .option('--next <store>', 'store with the next release of the host')
    .option('--release <store>', 'store with the remote’s release (default: this workspace’s is built)')
    .action((name: string, tests: string[], { from, oldest, next, release }: MatrixOptions) =>
      resolve({ name, from, oldest, next, release, command: tests }),
    );
});

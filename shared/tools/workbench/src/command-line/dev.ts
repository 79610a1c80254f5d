import { InvalidArgumentError } from 'commander';
import { commandLine } from './parser';
import { portOption } from './start';

/** A parsed command line of `npm run dev`. */
export type DevRequest =
  /** Without names: all remotes. */
  | { readonly kind: 'portal'; readonly remotes: readonly string[]; readonly port: number }
  | { readonly kind: 'into'; readonly remote: string; readonly portal: string; readonly port: number };

/** Default port of a build for an override. It is fixed, so that an override stays valid between runs. */
const OVERRIDE_PORT = 3101;
const PORT = 3000;

interface Options {
  readonly into?: string;
  readonly port: number;
}

function readAddress(text: string): string {
  if (!URL.canParse(text)) throw new InvalidArgumentError('It must be the address of a portal.');
  return text;
}

export const parseDev = commandLine<DevRequest>('npm run dev --', (command, resolve) => {
  command
    .description('Serves the host and the remotes with hot reload, over the local services.')
    .argument('[remote...]', 'serve only these, in the same shell (default: all)')
    .option('--into <portal>', 'serve one remote’s build for an override in this portal', readAddress)
    .addOption(portOption(PORT, `port to listen on (default with --into: ${OVERRIDE_PORT})`))
    .action((remotes: readonly string[], { into, port }: Options) => {
      if (into === undefined) return resolve({ kind: 'portal', remotes, port });
      const [remote, ...more] = remotes;
      if (remote === undefined || more.length > 0) return command.error('error: --into takes one remote');
      const isDefault = command.getOptionValueSource('port') === 'default';
      resolve({ kind: 'into', remote, portal: into, port: isDefault ? OVERRIDE_PORT : port });
    });
});

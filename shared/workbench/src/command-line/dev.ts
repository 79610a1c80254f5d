import { InvalidArgumentError } from 'commander';
import { commandLine } from './parser';
import { portOption } from './start';

/** What `npm run dev` is asked for. */
export type DevRequest =
  /** No names: every remote. */
  | { readonly kind: 'portal'; readonly remotes: readonly string[]; readonly port: number }
  | { readonly kind: 'into'; readonly remote: string; readonly portal: string; readonly port: number };

/** Port of a build for an override; the same each time, so that the override stays good. */
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
    .argument('[remote...]', 'serve these alone, in the same shell (default: all)')
    .option('--into <portal>', 'serve one remote’s build for an override in this portal', readAddress)
    .addOption(portOption(PORT, `where to listen; with --into ${OVERRIDE_PORT}, where nothing else is said`))
    .action((remotes: readonly string[], { into, port }: Options) => {
      if (into === undefined) return resolve({ kind: 'portal', remotes, port });
      const [remote, ...more] = remotes;
      if (remote === undefined || more.length > 0) return command.error('error: --into takes one remote');
      const isUsual = command.getOptionValueSource('port') === 'default';
      resolve({ kind: 'into', remote, portal: into, port: isUsual ? OVERRIDE_PORT : port });
    });
});

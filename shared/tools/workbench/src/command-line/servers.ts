import { portOption } from '@portal/sandbox/port-option';
import { InvalidArgumentError } from 'commander';
import { freePort } from '../nginx/free-port';
import { commandLine } from './command-line';
import { UsageError } from './failure';

/** A parsed command line of `npm start`. */
interface StartRequest {
  /** 0: any free port. */
  readonly port: number;
  /** Whether public pages are rendered into the first response. */
  readonly renderedPages: boolean;
  /** Whether pages are rendered where the code that does it cannot be confined. */
  readonly unconfined: boolean;
}

/** Default port of the portal. */
export const PORT = 3000;

export const parseStart = commandLine<StartRequest>('npm start --', (command, resolve) => {
  command
    .description('Builds what changed, then serves the portal and its local services on one origin.')
    .addOption(portOption(PORT))
    .option('--no-rendered-pages', 'let the browser draw every page')
    .option('--unconfined', 'render pages even where their code cannot be confined', false)
    .action((request: StartRequest) => resolve(request));
});

/** Beside that of the portal, so that both can run. */
const GALLERY_PORT = 3200;

/** Parses the command line of `npm run gallery`, which says its port; 0: any that is free. */
export const parseGallery = commandLine<number>('npm run gallery --', (command, resolve) => {
  command
    .description('Serves the gallery: every component of @portal/ui in each state, with hot reload.')
    .addOption(portOption(GALLERY_PORT))
    .action(({ port }: { readonly port: number }) => resolve(port));
});

/** A parsed command line of `npm run dev`. */
type DevRequest =
  /** Without names: all remotes. */
  | { readonly kind: 'portal'; readonly remotes: readonly string[]; readonly port: number }
  | { readonly kind: 'into'; readonly remote: string; readonly portal: string; readonly port: number };

/** Default port of a build for an override. It is fixed, so that an override stays valid between runs. */
export const OVERRIDE_PORT = 3101;

/** Parses the address of a portal. @throws {InvalidArgumentError} */
export function readAddress(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('It must be the address of a portal.');
  return text;
}

export const parseDev = commandLine<DevRequest>('npm run dev --', (command, resolve) => {
  command
    .description('Serves the host and the remotes with hot reload, over the local services.')
    .argument('[remote...]', 'serve only these, in the same shell (default: all)')
    .option('--into <portal>', 'serve one remote’s build for an override in this portal', readAddress)
    .addOption(portOption(PORT, `port to listen on (default with --into: ${OVERRIDE_PORT})`))
    .action(
      (remotes: readonly string[], { into, port }: { readonly into?: string; readonly port: number }) => {
        if (into === undefined) return resolve({ kind: 'portal', remotes, port });
        const [remote, ...more] = remotes;
        if (remote === undefined || more.length > 0) return command.error('error: --into takes one remote');
        const isDefault = command.getOptionValueSource('port') === 'default';
        resolve({ kind: 'into', remote, portal: into, port: isDefault ? OVERRIDE_PORT : port });
      },
    );
});

/**
 * Checks that a server can listen on a port, before anything is built for it.
 * @param command how to run the command on another port: "npm run dev -- --port 3001".
 * @returns the port; for 0, one that is free, because other servers have to know it first.
 * @throws {UsageError} if another program has it, or this account may not have it.
 */
export async function requireFreePort(port: number, command: string): Promise<number> {
  return freePort(port).catch((cause: NodeJS.ErrnoException) => {
    const refusal = {
      EADDRINUSE: `Port ${port} is in use by another program`,
      EACCES: `This account may not listen on port ${port}`,
    }[cause.code ?? ''];
    throw refusal === undefined ? cause : new UsageError(`${refusal}. Choose another: ${command}`, { cause });
  });
}

import { join, resolve } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import { Command, Option } from 'commander';
import { createSandbox, demoAccounts } from './index';
import { portOption } from './port-option';
import { checkListenHost, EXPOSED_WARNING, type SandboxOptions } from './sandbox';
import type { RenderedPages } from './site';

interface Options extends Pick<SandboxOptions, 'dataDir' | 'behindProxy' | 'renderedPages'> {
  readonly port: number;
  readonly host: string;
  readonly expose: boolean;
  readonly allowHost: readonly string[];
  readonly site?: string;
}

/** An absolute path. pnpm runs this in the package's folder, and says where the user is. */
const readFolder = (folder: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), folder);

const program = new Command('npx pnpm@12.21.0 --filter @portal/sandbox start')
  .description('Starts the local account, content, link, tracking and error services.')
  .addOption(portOption(3000))
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .option('--expose', 'accept connections from other machines', false)
  .option(
    '--allow-host <name>',
    'also accept requests for this host name; can be repeated',
    (name: string, names: readonly string[]) => [...names, name],
    [] as readonly string[],
  )
  .option('--behind-proxy', 'trust the forwarding headers of a proxy in a private network', false)
  .option(
    '--data-dir <folder>',
    'folder for the accounts and the archives',
    readFolder,
    join(workspaceRoot, '.portal/data'),
  )
  .option(
    '--site <folder>',
    'folder of a built portal to serve on the same origin (default: none)',
    readFolder,
  )
  .addOption(
    new Option('--rendered-pages <which>', 'public pages that are in the first response')
      .choices(['stored', 'on-request', 'none'] satisfies RenderedPages[])
      .default('on-request'),
  )
  .showHelpAfterError('(--help shows all options)');

/** Starts the local services. */
async function main(): Promise<void> {
  const {
    port,
    host,
    expose: exposed,
    allowHost: allowedHosts,
    site,
    ...own
  } = program.parse().opts<Options>();
  checkListenHost(host, exposed);
  if (exposed) console.warn(EXPOSED_WARNING);
  const siteRoot = site === undefined ? {} : { siteRoot: site };
  const app = await createSandbox({ ...own, exposed, allowedHosts, ...siteRoot });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  console.log(`Local services: ${await app.listen({ port, host })}`);
  for (const { email, password, shows } of demoAccounts) console.log(`  ${email} / ${password}: ${shows}`);
}

/** What a failure tells a user. */
function sentenceOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use by another program. Choose another with --port.`
    : error.message;
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});

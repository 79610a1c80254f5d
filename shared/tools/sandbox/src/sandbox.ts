import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { isLoopback } from '@portal/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { registerAccountService } from './account';
import { AccountStore } from './account/account-store';
import { Sessions } from './account/sessions';
import { registerContentRoutes } from './content-api';
import type { Clock, SandboxContext } from './context';
import { registerDownloadRoutes } from './downloads';
import { SignedLinks } from './downloads/links';
import { Archives } from './downloads/objects';
import { applyFaults, registerFaultRoutes } from './faults';
import { FaultStore } from './faults/store';
import { sendErrorsAsJson } from './http/errors';
import { guardOrigin } from './http/origin';
import { createHttpServer, refuseMalformed, rewriteUrl } from './http/server';
import { registerErrorRoutes } from './inbox/errors';
import { registerInboxRoutes } from './inbox/routes';
import { Inbox } from './inbox/store';
import { sandboxRoot } from './paths';
import { type RenderedPages, registerSite } from './site';
import { registerConfigRoute } from './site/config';
import { registerFeeds } from './site/derived-files';
import { registerStubs } from './stubs';

/** Warning for services that other machines can reach. */
export const EXPOSED_WARNING =
  'Other machines can reach these services: their passwords are public, and anyone who reaches them can read received data, inject faults and reset everything.';

/**
 * Allows only loopback addresses, unless the services are exposed on purpose.
 * @param exposed whether other machines may reach the services.
 * @throws {Error} with the reason and the option that allows it.
 */
export function checkListenHost(host: string, exposed: boolean): void {
  const urlHost = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  if (exposed || (URL.canParse(`http://${urlHost}`) && isLoopback(new URL(`http://${urlHost}`)))) return;
  throw new Error(
    `${host} is not a loopback address. ${EXPOSED_WARNING} If that is what you want, add --expose.`,
  );
}

/** `POST /services/reset`: restores the demo accounts and clears the faults and the inbox. */
function registerResetRoute(app: FastifyInstance, { accounts, faults, inbox }: SandboxContext): void {
  app.post('/services/reset', async () => {
    accounts.reset();
    faults.clear();
    inbox.clear();
    return { reset: true };
  });
}

export interface SandboxOptions {
  /** Folder for persistent data: the accounts and the generated archives. */
  readonly dataDir: string;
  /** Folder of the built portal, served at `/`. Default: none, only the services run. */
  readonly siteRoot?: string;
  /** Which of the site's public pages are in the first response. Default: `none`. */
  readonly renderedPages?: RenderedPages;
  /** Whether pages are rendered where the code that does it cannot be confined. Default: no. PAGES-18. */
  readonly unconfined?: boolean;
  /** Folder with `content-data/` and its list of objects. Default: the sandbox's folder. */
  readonly contentRoot?: string;
  /** Whether to accept requests to the machine's IP addresses, from other machines. Default: `false`. */
  readonly exposed?: boolean;
  /** Accepted host names in addition to those of the local machine. Default: none. */
  readonly allowedHosts?: readonly string[];
  /**
   * Whether a proxy in a private network, such as a container's, passes requests on. Its forwarding headers then
   * count, as those of a proxy on this machine always do. Default: `false`.
   */
  readonly behindProxy?: boolean;
  /** Returns the current time, for tests of expiry. Default: the system clock. */
  readonly clock?: Clock;
}

/**
 * Creates the local stack: account, content, link, download, tracking and error services, stubs of the
 * external sites, and the built portal if `siteRoot` is given.
 * @example
 * const app = await createSandbox({ dataDir: '.portal/data' });
 * const origin = await app.listen({ port: 3000 });
 */
export async function createSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const { dataDir, siteRoot, renderedPages = 'none', unconfined = false } = options;
  const { contentRoot = sandboxRoot, clock = () => new Date() } = options;
  const { exposed = false, allowedHosts = [], behindProxy = false } = options;
  const accounts = AccountStore.open(dataDir);
  const context: SandboxContext = {
    clock,
    contentRoot,
    accounts,
    sessions: new Sessions(accounts, clock),
    archives: new Archives(join(dataDir, 'archives'), contentRoot),
    links: new SignedLinks(clock),
    faults: new FaultStore(),
    inbox: new Inbox(),
  };

  const app = fastify({
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
    rewriteUrl,
    serverFactory: createHttpServer,
    clientErrorHandler: refuseMalformed,
    // A proxy sends the original host in forwarding headers.
    trustProxy: behindProxy ? ['loopback', 'linklocal', 'uniquelocal'] : 'loopback',
  });
  sendErrorsAsJson(app);
  guardOrigin(app, { exposed, allowedHosts });
  applyFaults(app, context);
  registerFaultRoutes(app, context);
  // As the deployed web server and services do. Files of a build have compressed variants.
  await app.register(compress, { threshold: 512 });
  await app.register(cookie);
  const site = { root: siteRoot, context, unconfined };
  await registerSite(app, site, renderedPages);
  registerConfigRoute(app, siteRoot);
  registerFeeds(app, site);
  registerDownloadRoutes(app, context);
  registerResetRoute(app, context);
  app.get('/services/health', async () => ({ ready: true }));
  await app.register((scope) => registerAccountService(scope, context), { prefix: '/services/account' });
  await app.register(async (scope) => registerContentRoutes(scope, context), { prefix: '/services/content' });
  await app.register((scope) => registerErrorRoutes(scope, context), { prefix: '/services' });
  await app.register(async (scope) => registerInboxRoutes(scope, context), { prefix: '/services' });
  await app.register(async (scope) => registerStubs(scope, context), { prefix: '/places' });
  await app.ready();
  return app;
}

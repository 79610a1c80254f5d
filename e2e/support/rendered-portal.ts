import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './fixtures';
import { builtSite, type PortalServer, serve } from './server';

/** Serves a copy of the built portal with some of its pages rendered, and new local services on a free port. */
async function startRenderedPortal(pages: readonly string[]): Promise<PortalServer> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-rendered-'));
  const site = join(folder, 'site');
  await cp(builtSite, site, { recursive: true });
  const program = 'e2e/support/serve-rendered-portal.ts';
  return serve([program, site, join(folder, 'data'), ...pages], folder);
}

/** `test` with a portal that serves some of its pages rendered. */
export const testWithRenderedPages = (pages: readonly string[]) =>
  base.extend<Readonly<Record<never, never>>, { readonly server: PortalServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
      async ({}, use) => {
        const server = await startRenderedPortal(pages);
        await use(server);
        await server.stop();
      },
      { scope: 'worker' },
    ],
  });

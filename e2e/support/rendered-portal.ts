import { test as base } from './fixtures';
import { publishSomePages } from './publish-some-pages';
import { copySite, type PortalServer, startPortal } from './server';

/** The pages of all tests of rendered pages: rendered once for a worker instead of once for each of its files. */
const PAGES = [
  '/start',
  '/naming',
  '/hoops/communicator/downloads',
  '/hoops/communicator/downloads/latest',
  '/hoops/communicator/training',
  '/hoops/demos',
  '/hoops/exchange/downloads/2025.2.0',
  '/hoops/exchange/downloads/latest',
  '/hoops/exchange/trial',
  '/hoops/the-hoops-native-platform/downloads',
  '/cae/eda/downloads/latest',
  '/platform-products/autocad_oem/downloads/latest',
  '/toolkits/realdwg',
];

/** Serves a copy of the built portal with some of its pages rendered, and new local services on a free port. */
async function startRenderedPortal(): Promise<PortalServer> {
  const site = await copySite();
  const server = await startPortal(site.folder, { renderedPages: 'stored' });
  await publishSomePages({ site: site.folder, portal: server.origin, paths: PAGES });
  return {
    origin: server.origin,
    async stop() {
      await server.stop();
      await site.remove();
    },
  };
}

/** `test` with a portal that serves {@link PAGES} rendered. Playwright starts one for all files that use it. */
export const test = base.extend<Readonly<Record<never, never>>, { readonly server: PortalServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
    async ({}, use) => {
      const server = await startRenderedPortal();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

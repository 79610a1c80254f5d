import { test as base } from './fixtures';
import type { PortalServer } from './server';
import { startStoredPortal } from './stored-portal';

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

/** `test` with a portal that serves {@link PAGES} rendered. Playwright starts one for all files that use it. */
export const test = base.extend<Readonly<Record<never, never>>, { readonly server: PortalServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
    async ({}, use) => {
      const server = await startStoredPortal(PAGES);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

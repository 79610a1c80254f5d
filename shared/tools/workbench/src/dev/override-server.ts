import { join } from 'node:path';
import { describeRelease, readDescription, remoteConfig } from '@portal/build';
import { paths } from '../paths';
import { allowedHosts, allowOrigins } from './allow-origins';
import { compilerOf, startServer, waitForBuild } from './serve';

const VERSION = 'dev';

/**
 * Serves one remote for a deployed portal. It is a production build, because the portal has a production
 * build of React and its policy forbids `eval`; it is rebuilt when its sources change. `release.json` next
 * to it describes the release.
 * @param portal origin of the portal; only its pages may send requests.
 * @returns the URL for the override.
 */
async function serveForOverride(name: string, port: number, portal: string): Promise<string> {
  const output = join(paths.builds, `override-${name}`);
  const description = await readDescription(name);
  const config = await remoteConfig({ name, version: VERSION, mode: 'production', output });
  const { origin, server } = await startServer(name, compilerOf(config), {
    port,
    // The page belongs to the portal and has another origin.
    allowedHosts: allowedHosts([portal]),
    hot: false,
    // The overlay would need a Trusted Types policy that the portal does not allow.
    client: { overlay: false, logging: 'warn' },
    // `describeRelease` reads the built files from disk, as for a release.
    devMiddleware: { writeToDisk: true },
    setupMiddlewares: (middlewares, { app }) => {
      app?.use(allowOrigins([portal]));
      // The portal's error reporting adds a header to requests to this machine, which causes preflights.
      app?.options(/.*/, (_, response) => response.sendStatus(204));
      app?.get('/release.json', async (_, response, next) => {
        try {
          await waitForBuild(server);
          const entry = await describeRelease({ description, version: VERSION, output, baseUrl: '' });
          response.json({ kind: 'remote', name, version: VERSION, entry });
        } catch (error) {
          console.error(error);
          next(error);
        }
      });
      return middlewares;
    },
  });
  await waitForBuild(server);
  return `${origin}/mf-manifest.json`;
}

/** Serves a remote's build for an override in a deployed portal, and prints what to do with it. */
export async function serveInto(name: string, portal: string, port: number): Promise<void> {
  const address = await serveForOverride(name, port, new URL(portal).origin);
  console.log(`\n${name}, rebuilt on changes: ${address}`);
  console.log(`Open ${new URL('/start#remotes', portal)}, set this address at ${name} and reload the page.`);
}

import { join } from 'node:path';
import { describeRelease, readDescription, remoteConfig } from '@portal/federation';
import { paths } from '../paths';
import { answeringHosts, answerOnly } from './answer-only';
import { built, startServer } from './serve';

const VERSION = 'dev';

/**
 * Serves one remote for a portal that is deployed already: built as it would be released, for the portal's
 * React is not one for development and its policy runs no `eval`, and built again as its sources change.
 * What it was built for stands beside it in `release.json`.
 * @param portal origin of the portal, whose pages alone are answered.
 * @returns the address for the override.
 */
export async function serveForOverride(name: string, port: number, portal: string): Promise<string> {
  const output = join(paths.builds, `override-${name}`);
  const description = await readDescription(name);
  const config = await remoteConfig({ name, version: VERSION, mode: 'production', output });
  const { origin, server } = await startServer(config, {
    port,
    // The page is the portal's, on another origin.
    allowedHosts: answeringHosts([portal]),
    hot: false,
    // Its page would need a policy of Trusted Types that the portal does not allow.
    client: { overlay: false, logging: 'warn' },
    // The description is made from the files, as for a release.
    devMiddleware: { writeToDisk: true },
    setupMiddlewares: (middlewares, { app }) => {
      app?.use(answerOnly([portal]));
      // The portal's error reporting gives requests to this machine a header of its own.
      app?.options(/.*/, (_, response) => response.sendStatus(204));
      app?.get('/release.json', async (_, response, next) => {
        try {
          await built(server);
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
  await built(server);
  return `${origin}/mf-manifest.json`;
}

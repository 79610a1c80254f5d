import { join } from 'node:path';
import { readDescription, remoteConfig, remoteGlobal } from '@portal/build';
import { providedRanges, providedVersions } from '@portal/build/provided-versions';
import { refreshPlugin } from '@portal/build/refresh';
import type { RemoteRelease } from '@portal/contract';
import { CONTRACT_VERSION } from '@portal/contract';
import { paths } from '../paths';
import { allowedHosts, allowOrigins } from './allow-origins';
import { serve } from './serve';

const VERSION = 'dev';

/** A remote's dev server and its registry entry. */
export interface DevRemote {
  readonly name: string;
  readonly origin: string;
  readonly release: RemoteRelease;
}

/**
 * Serves one remote on its own port, rebuilt and reloaded when its sources change.
 * @param portal origins of the host's pages; only they may send requests.
 */
export async function serveRemote(name: string, portal: readonly string[]): Promise<DevRemote> {
  const config = await remoteConfig({
    name,
    version: VERSION,
    mode: 'development',
    output: join(paths.builds, `dev-${name}`),
    refresh: true,
  });
  config.plugins = [...(config.plugins ?? []), refreshPlugin(name)];
  // The page belongs to the host and has another origin.
  const origin = await serve(name, config, {
    allowedHosts: allowedHosts(portal),
    setupMiddlewares: (middlewares, { app }) => {
      app?.use(allowOrigins(portal));
      return middlewares;
    },
  });
  const { title, owns, slots = [] } = await readDescription(name);
  return {
    name,
    origin,
    release: {
      url: `${origin}/remoteEntry.js`,
      metadata: { version: VERSION },
      deployment: { traffic: 100, default: true },
      extras: {
        portal: {
          contract: CONTRACT_VERSION,
          title,
          owns: [...owns],
          slots: [...slots],
          global: remoteGlobal(name, VERSION),
          requires: providedRanges(await providedVersions()),
          first: { files: [], provided: [] },
          preload: {},
          slotFiles: {},
        },
      },
    },
  };
}

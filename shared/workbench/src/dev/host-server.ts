import { join } from 'node:path';
import { parseRegistry, shardsOf } from '@portal/contract';
import { HOST_URL, hostConfig } from '@portal/federation';
import { refreshPlugin } from '@portal/federation/refresh';
import { colorSchemeScript } from '@portal/ui/theme-script';
import { paths } from '../paths';
import { proxyPaths } from './proxy-paths';
import type { DevRemote } from './remote-server';
import { serve } from './serve';

/** A plain document: unlike the built one, it inlines no code and preloads nothing. */
const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Developer Zone</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${colorSchemeScript}</script>
<script defer src="${HOST_URL}main.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

/** The shard for path segments that none of these remotes owns. */
const UNOWNED_SHARD = { owners: [], slots: {}, remotes: {} };

/** The registry of these remotes and its shards, by path. */
function registryFiles(remotes: readonly DevRemote[]): Map<string, unknown> {
  const registry = parseRegistry({
    microFrontends: Object.fromEntries(remotes.map(({ name, release }) => [name, [release]])),
  });
  const shards = [...shardsOf(registry)].map(
    ([segment, shard]) => [`/registry/${segment}.json`, shard] as const,
  );
  return new Map<string, unknown>([['/remotes.json', registry], ...shards]);
}

/** Serves the host with hot reload, the local services and the given remotes. Resolves to its origin. */
export async function serveHost(
  port: number,
  services: string,
  remotes: readonly DevRemote[],
): Promise<string> {
  const config = await hostConfig({
    mode: 'development',
    output: join(paths.builds, 'dev-host'),
    refresh: true,
    css: 'inject',
  });
  config.plugins = [...(config.plugins ?? []), refreshPlugin('host')];
  const files = registryFiles(remotes);
  return serve(config, {
    port,
    devMiddleware: { publicPath: HOST_URL },
    setupMiddlewares: (middlewares, server) => {
      server.app?.use(proxyPaths(['/services', '/places', '/favicon.svg'], services));
      server.app?.get('/portal.config.json', async (request, response) => {
        const text = await (await fetch(`${services}/portal.config.json`)).text();
        // The configuration contains the services' own host. The page reaches them through this server.
        const own = text.replaceAll(new URL(services).host, request.headers.host ?? '');
        response.json({ ...(JSON.parse(own) as object), remoteOrigins: remotes.map(({ origin }) => origin) });
      });
      server.app?.get(/.*/, (request, response, next) => {
        const file = files.get(request.path);
        if (file !== undefined) response.json(file);
        else if (request.path.startsWith('/registry/')) response.json(UNOWNED_SHARD);
        else if (request.accepts('html') && !/^\/(services|places|host|ws)(\/|$)|\.\w+$/.test(request.path))
          response.type('html').send(document);
        else next();
      });
      return middlewares;
    },
  });
}

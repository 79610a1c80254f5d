import { join } from 'node:path';
import { parseRegistry, shardsOf } from '@portal/contract';
import { HOST_URL, hostConfig } from '@portal/federation';
import { refreshPlugin } from '@portal/federation/refresh';
import { colorSchemeScript } from '@portal/ui/theme-script';
import { paths } from '../paths';
import { passOn } from './pass-on';
import type { DevRemote } from './remote-server';
import { serve } from './serve';

/** Without the refinements of the built document: scripts are scripts, and nothing is preloaded. */
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

/** The shard of first path segments that no remote here owns. */
const UNOWNED_SHARD = { owners: [], slots: {}, remotes: {} };

/** What the page asks for as data: the registry over these remotes, and the configuration. */
function dataFiles(remotes: readonly DevRemote[]): Map<string, unknown> {
  const registry = parseRegistry({
    microFrontends: Object.fromEntries(remotes.map(({ name, release }) => [name, [release]])),
  });
  const shards = [...shardsOf(registry)].map(
    ([segment, shard]) => [`/registry/${segment}.json`, shard] as const,
  );
  return new Map<string, unknown>([['/remotes.json', registry], ...shards]);
}

/** Serves the host with hot reload over the local services and the given remotes. */
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
  const files = dataFiles(remotes);
  return serve(config, {
    port,
    devMiddleware: { publicPath: HOST_URL },
    setupMiddlewares: (middlewares, server) => {
      server.app?.use(passOn(['/services', '/places', '/favicon.svg'], services));
      server.app?.get('/portal.config.json', async (request, response) => {
        const text = await (await fetch(`${services}/portal.config.json`)).text();
        // The services name their own address, which the page reaches through this server.
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

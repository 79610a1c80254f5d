import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeRelease, remoteConfig } from '@portal/build';
import { folderOf } from '@portal/build/workspace';
import type { RemoteDescription } from '@portal/contract';
import { changeRegistry, changeReleasesOf, FolderStore, replaceReleases } from '@portal/releases';
import { createSandbox, defaultConfig } from '@portal/sandbox';
import { allowedHosts, allowOrigins, localOrigins } from '@portal/workbench/src/dev/allow-origins';
import { allowHotReload } from '@portal/workbench/src/dev/hot-reload';
import { compilerOf, startServer, waitForBuild } from '@portal/workbench/src/dev/serve';
import { freePort } from '@portal/workbench/src/nginx/free-port';
import { paths } from '@portal/workbench/src/paths';
import { tsImport } from 'tsx/esm/api';
import { toolsFolder } from '../layout/tools-folder';

const VERSION = 'dev';
const site = join(paths.builds, 'dev-site');

interface Headers {
  readonly headers: Readonly<Record<string, string>>;
}

/** Copies the host that the tools contain, and lets its pages load the remote from its server. */
async function prepareSite(name: string, origin: string, port: number): Promise<void> {
  await rm(site, { recursive: true, force: true });
  await mkdir(site, { recursive: true });
  await cp(join(toolsFolder, 'site'), site, { recursive: true });
  const config = { ...defaultConfig, remoteOrigins: [origin] };
  await writeFile(join(site, 'portal.config.json'), JSON.stringify(config));
  const { headers } = JSON.parse(await readFile(join(site, 'headers.json'), 'utf8')) as Headers;
  const builds = { host: localOrigins(port), remotes: [origin], names: [name] };
  await writeFile(join(site, 'headers.json'), JSON.stringify({ headers: allowHotReload(headers, builds) }));
}

/** Reads `remote.config.ts` as it is now; Node keeps what it has imported. */
async function readDescriptionAnew(name: string): Promise<RemoteDescription> {
  const file = join(folderOf(name), 'remote.config.ts');
  const { description } = (await tsImport(file, import.meta.url)) as { description: RemoteDescription };
  return description;
}

/**
 * Serves a remote alone, in the shell that the tools contain, over the local services. It is rebuilt when its sources
 * change, and pages reload. It is a production build, as the shell is: both use the same React.
 * @returns the portal's origin.
 */
export async function serveAlone(name: string, port: number): Promise<string> {
  const remotePort = await freePort();
  const origin = `http://localhost:${remotePort}`;
  await prepareSite(name, origin, port);
  const output = join(paths.builds, `dev-${name}`);
  const config = await remoteConfig({ name, version: VERSION, mode: 'production', output });
  const compiler = compilerOf(config);
  // Before the dev server's own hook, which lets pages reload.
  compiler.hooks.done.tapPromise('registry', async (stats) => {
    if (stats.hasErrors()) return;
    const description = await readDescriptionAnew(name);
    const entry = await describeRelease({ description, version: VERSION, output, baseUrl: origin });
    await changeRegistry(new FolderStore(site), changeReleasesOf(name, replaceReleases(entry), 'any'));
  });
  const { server } = await startServer(name, compiler, {
    port: remotePort,
    allowedHosts: allowedHosts(localOrigins(port)),
    hot: false,
    client: { overlay: false, logging: 'warn' },
    devMiddleware: { writeToDisk: true },
    setupMiddlewares: (middlewares, { app }) => {
      app?.use(allowOrigins(localOrigins(port)));
      // The portal's error reporting adds a header to requests to this machine, which causes preflights.
      app?.options(/.*/, (_, response) => response.sendStatus(204));
      return middlewares;
    },
  });
  await waitForBuild(server);
  const portal = await createSandbox({ dataDir: paths.data, siteRoot: site });
  await portal.listen({ port, host: '127.0.0.1' });
  return `http://localhost:${port}`;
}

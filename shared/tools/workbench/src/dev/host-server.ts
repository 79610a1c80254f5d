import { join } from 'node:path';
import { HOST_URL, hostConfig, hostRenderConfig } from '@portal/build';
import { refreshPlugin } from '@portal/build/refresh';
import { copyHostPublic } from '@portal/document';
import webpack, { type Configuration, type Stats } from 'webpack';
import { paths } from '../paths';
import { localOrigins } from './allow-origins';
import { devDocument, devSite, writeDocument } from './dev-site';
import { type HostPackages, hostPackages } from './host-packages';
import type { DevBuilds } from './hot-reload';
import { keepBuilds } from './keep-builds';
import { proxyTo } from './proxy-to';
import type { DevRemote } from './remote-server';
import { compilerOf, startServer } from './serve';

/** Folders of the builds that documents are made of; they are written to disk. */
const INLINE_FOLDER = join(paths.builds, 'dev-inline');
const PRERENDER_FOLDER = join(paths.builds, 'dev-prerender');

const HOST = 'host';
/** The main script is built first, in the same thread: pages wait for it, and for no document. Unit: ms. */
const PARTS_DELAY_MS = 1_000;

/** Name of the build of the inline scripts. */
const INLINE = 'inline';

const onlyEntries = (config: Configuration, ...names: readonly string[]): Configuration => {
  const { entry } = config;
  if (typeof entry !== 'object' || Array.isArray(entry)) throw new Error('The host has no named entries');
  return { ...config, entry: Object.fromEntries(names.map((name) => [name, entry[name] ?? []])) };
};

/** The configuration of the main script, which updates itself. A save builds as little of it as possible. */
async function mainConfig(packages: HostPackages): Promise<Configuration> {
  const main = await hostConfig({
    mode: 'development',
    output: join(paths.builds, 'dev-host'),
    refresh: 'react',
  });
  return {
    ...onlyEntries(main, 'main'),
    // Each build writes the run time again.
    optimization: { ...main.optimization, runtimeChunk: 'single' },
    plugins: [...(main.plugins ?? []), refreshPlugin('host'), packages.plugin],
  };
}

/** The compilers of the host: of its main script, and of what documents are made of. */
async function hostCompilers(packages: HostPackages) {
  const inline = await hostConfig({ mode: 'production', output: INLINE_FOLDER, name: INLINE });
  const frame = await hostRenderConfig({ mode: 'development', output: PRERENDER_FOLDER });
  // The released inline scripts, and the prerendered frame. A saved component does not wait for them.
  const parts = webpack([onlyEntries(inline, 'input', 'boot'), frame]);
  keepBuilds(parts);
  return { main: compilerOf(await mainConfig(packages)), parts };
}

/** Writes the document after each build without errors. Resolves after the first one. */
function writeDocumentOf(
  packages: HostPackages,
  { main, parts }: Awaited<ReturnType<typeof hostCompilers>>,
  builds: DevBuilds,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let mainStats: Stats | undefined;
    let inlineStats: Stats | undefined;
    const write = () => {
      if (mainStats === undefined || inlineStats === undefined) return;
      try {
        writeDocument(
          devDocument(
            {
              packages: packages.url,
              main: mainStats,
              inline: inlineStats,
              inlineFolder: INLINE_FOLDER,
              prerendered: PRERENDER_FOLDER,
            },
            builds,
          ),
        );
        resolve();
      } catch (error) {
        // A component that throws while the frame is rendered: the document of the build before stays.
        console.error(error);
        reject(error);
      }
    };
    main.hooks.done.tap('document', (stats) => {
      const isFirst = mainStats === undefined;
      // Its files keep their names, so later builds have the same document.
      if (!stats.hasErrors()) mainStats = stats;
      if (isFirst) write();
    });
    parts.watch({ aggregateTimeout: PARTS_DELAY_MS }, (error, built) => {
      if (error !== null) return reject(error);
      if (built === undefined || built.hasErrors()) return console.error(built?.toString('errors-only'));
      // Those that were built this time.
      inlineStats = built.stats.find(({ compilation }) => compilation.name === INLINE) ?? inlineStats;
      write();
    });
  });
}

/**
 * Serves the host with hot reload, and everything else from the local services, which serve the dev site as they
 * serve a release. Resolves to its origin once there is a document, after the first build without errors.
 */
export async function serveHost(
  port: number,
  services: string,
  remotes: readonly DevRemote[],
): Promise<string> {
  const packages = await hostPackages();
  const compilers = await hostCompilers(packages);
  const document = writeDocumentOf(packages, compilers, {
    host: localOrigins(port),
    remotes: remotes.map(({ origin }) => origin),
  });
  await copyHostPublic(devSite);
  const { origin } = await startServer(HOST, compilers.main, {
    port,
    devMiddleware: { publicPath: HOST_URL },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      { name: 'local-services', middleware: proxyTo(services) },
    ],
  });
  await document;
  return origin;
}

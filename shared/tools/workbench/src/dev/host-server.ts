import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { HOST_URL, HOT_REACT, hostConfig, hostFrameConfig } from '@portal/build';
import { copyHostPublic, writeDocument } from '@portal/document';
import webpack, { type Configuration, type MultiCompiler, type Stats } from 'webpack';
import { paths } from '../paths';
import { localOrigins } from './allow-origins';
import { devDocument, devSite } from './dev-site';
import { type HostPackages, hostPackages } from './host-packages';
import type { DevBuilds } from './hot-reload';
import { keepBuilds } from './keep-builds';
import { proxyTo } from './proxy-to';
import type { DevRemote } from './remote-server';
import { compilerOf, printErrorsBeside, startServer } from './serve';

/** Folders of the builds that documents are made of; they are written to disk. */
const INLINE_FOLDER = join(paths.builds, 'dev-inline');
const PRERENDER_FOLDER = join(paths.builds, 'dev-prerender');

/** Name of the build of the inline scripts. */
const INLINE = 'inline';

function entryOf({ entry }: Configuration, name: string): string {
  const file = typeof entry === 'object' && !Array.isArray(entry) ? entry[name] : undefined;
  if (typeof file !== 'string') throw new Error(`The host has no entry ${name}`);
  return file;
}

/** The configuration of the main script, which updates itself. A save builds as little of it as possible. */
async function mainConfig(packages: HostPackages): Promise<Configuration> {
  const main = await hostConfig({
    mode: 'development',
    output: join(paths.builds, 'dev-host'),
    refresh: 'react',
  });
  return {
    ...main,
    entry: { main: [HOT_REACT, entryOf(main, 'main')] },
    // Comments on what a module exports would have to be written at each save.
    output: { ...main.output, pathinfo: false },
    // Each build writes the run time again.
    optimization: { ...main.optimization, runtimeChunk: 'single' },
    plugins: [...(main.plugins ?? []), packages.plugin],
  };
}

/** The compilers of the host: of its main script, and of what documents are made of. */
async function hostCompilers(packages: HostPackages) {
  const inline = await hostConfig({ mode: 'production', output: INLINE_FOLDER, name: INLINE });
  const frame = await hostFrameConfig({ mode: 'development', output: PRERENDER_FOLDER });
  // The released inline scripts, and the prerendered frame. A saved component does not wait for them.
  const parts = webpack([
    { ...inline, entry: { input: entryOf(inline, 'input'), boot: entryOf(inline, 'boot') } },
    frame,
  ]);
  keepBuilds(parts);
  return { main: compilerOf(await mainConfig(packages)), parts };
}

/** Writes the document after each build of its parts. Resolves after the first one without errors. */
function writeDocumentOf(
  packages: HostPackages,
  { main, parts }: Awaited<ReturnType<typeof hostCompilers>>,
  builds: DevBuilds,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let newestMain: Stats | undefined;
    let mainStats: Stats | undefined;
    let inlineStats: Stats | undefined;
    const write = () => {
      if (mainStats === undefined || inlineStats === undefined) return;
      const folders = { inlineFolder: INLINE_FOLDER, prerendered: PRERENDER_FOLDER };
      const build = { packages: packages.url, main: mainStats, inline: inlineStats, ...folders };
      try {
        writeDocument(devSite(), devDocument(build, builds));
        resolve();
      } catch (error) {
        // A component that throws while the frame is rendered: the document of the build before stays.
        console.error(error);
        reject(error);
      }
    };
    main.hooks.done.tap('document', (stats) => {
      newestMain = stats;
      const isFirst = mainStats === undefined;
      // Its files keep their names, so later builds have the same document.
      if (!stats.hasErrors()) mainStats = stats;
      if (isFirst) write();
    });
    parts.hooks.done.tap('document', (built) => {
      if (built.hasErrors()) return printErrorsBeside(newestMain, built.stats);
      inlineStats = built.stats.find(({ compilation }) => compilation.name === INLINE);
      write();
    });
    for (const { hooks } of parts.compilers) hooks.failed.tap('document', reject);
  });
}

/**
 * Builds the parts of the document when a page asks for it, and not after each save: a save is on the screen without
 * them, and their build would delay the next. DEV-10.
 * @returns waits until the parts are as the saved sources.
 */
function buildOnRequest(parts: MultiCompiler): () => Promise<void> {
  let watching: ReturnType<MultiCompiler['watch']>;
  let isStale = true;
  let build = Promise.resolve();
  const waiting = new Set<() => void>();
  const built = () => {
    watching?.suspend();
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  parts.hooks.invalid.tap('document', () => {
    isStale = true;
  });
  return () => {
    if (isStale) {
      isStale = false;
      build = new Promise((resolve) => void waiting.add(resolve));
      if (watching === undefined) watching = parts.watch({}, built);
      else watching.resume();
    }
    return build;
  };
}

/**
 * Serves the host with hot reload, and everything else from the local services, which serve the dev site as they
 * serve a release. Resolves to its origin once there is a document, after the first build without errors.
 * @param startServices starts the local services, and resolves to their origin. Until then, another server may have the
 * port.
 */
export async function serveHost(
  port: number,
  remotes: readonly DevRemote[],
  startServices: () => Promise<string>,
): Promise<string> {
  const packages = await hostPackages();
  const compilers = await hostCompilers(packages);
  const document = writeDocumentOf(packages, compilers, {
    host: localOrigins(port),
    remotes: remotes.map(({ origin }) => origin),
  });
  await copyHostPublic(devSite());
  const buildParts = buildOnRequest(compilers.parts);
  const services = await startServices();
  const { origin } = await startServer(compilers.main, {
    port,
    devMiddleware: { publicPath: HOST_URL },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'document',
        // A browser asks for a page, and not for a script or for data.
        middleware: ({ headers }: IncomingMessage, _: ServerResponse, next: () => void) =>
          headers.accept?.includes('text/html') ? void buildParts().then(next) : next(),
      },
      { name: 'local-services', middleware: proxyTo(services) },
    ],
  });
  void buildParts();
  await document;
  return origin;
}

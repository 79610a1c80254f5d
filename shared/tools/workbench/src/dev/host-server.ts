import { join } from 'node:path';
import { HOST_URL, hostConfig, hostRenderConfig } from '@portal/build';
import { refreshPlugin } from '@portal/build/refresh';
import { copyHostPublic } from '@portal/document';
import webpack, { type Configuration, type MultiCompiler } from 'webpack';
import { paths } from '../paths';
import { localOrigins } from './allow-origins';
import { devDocument, devSite, writeDocument } from './dev-site';
import type { DevBuilds } from './hot-reload';
import { proxyTo } from './proxy-to';
import type { DevRemote } from './remote-server';
import { startServer } from './serve';

/** Folders of the builds that documents are made of; they are written to disk. */
const INLINE_FOLDER = join(paths.builds, 'dev-inline');
const PRERENDER_FOLDER = join(paths.builds, 'dev-prerender');

const onlyEntries = (config: Configuration, ...names: readonly string[]): Configuration => {
  const { entry } = config;
  if (typeof entry !== 'object' || Array.isArray(entry)) throw new Error('The host has no named entries');
  return { ...config, entry: Object.fromEntries(names.map((name) => [name, entry[name] ?? []])) };
};

/** The compiler of the host's builds, in this order: the main script, the released inline scripts, the prerendered frame. */
async function hostCompiler(): Promise<MultiCompiler> {
  const main = await hostConfig({
    mode: 'development',
    output: join(paths.builds, 'dev-host'),
    refresh: 'react',
  });
  main.plugins = [...(main.plugins ?? []), refreshPlugin('host')];
  const inline = await hostConfig({ mode: 'production', output: INLINE_FOLDER, name: 'inline' });
  const frame = await hostRenderConfig({ mode: 'development', output: PRERENDER_FOLDER });
  const compiler = webpack([onlyEntries(main, 'main'), onlyEntries(inline, 'input', 'boot'), frame]);
  // The dev server would add its client to every build, and only the main script updates itself.
  for (const { options } of compiler.compilers.slice(1)) options.devServer = false;
  return compiler;
}

const HOST = 'host';

/** Writes the document after each build without errors. Resolves after the first one. */
function writeDocumentOf(compiler: MultiCompiler, builds: DevBuilds): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.hooks.done.tap('document', (built) => {
      const [main, inline] = built.stats;
      if (main === undefined || inline === undefined || built.hasErrors()) return;
      try {
        writeDocument(
          devDocument({ main, inline, inlineFolder: INLINE_FOLDER, prerendered: PRERENDER_FOLDER }, builds),
        );
        resolve();
      } catch (error) {
        // A component that throws while the frame is rendered: the document of the build before stays.
        console.error(error);
        reject(error);
      }
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
  const compiler = await hostCompiler();
  // Before the dev server's own hook, which lets pages reload.
  const document = writeDocumentOf(compiler, {
    host: localOrigins(port),
    remotes: remotes.map(({ origin }) => origin),
  });
  await copyHostPublic(devSite);
  const { origin } = await startServer(HOST, compiler, {
    port,
    devMiddleware: {
      publicPath: HOST_URL,
      writeToDisk: (path) => path.startsWith(INLINE_FOLDER) || path.startsWith(PRERENDER_FOLDER),
    },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      { name: 'local-services', middleware: proxyTo(services) },
    ],
  });
  await document;
  return origin;
}

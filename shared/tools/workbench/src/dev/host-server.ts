import { HOST_URL } from '@portal/federation';
import type { MultiCompiler } from 'webpack';
import { localOrigins } from './allow-origins';
import { writeDocument } from './dev-site';
import { devDocument } from './document';
import { hostCompiler, INLINE_FOLDER, PRERENDER_FOLDER } from './host-compiler';
import type { DevBuilds } from './hot-reload';
import { proxyTo } from './proxy-to';
import type { DevRemote } from './remote-server';
import { startServer } from './serve';

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
    names: [HOST, ...remotes.map(({ name }) => name)],
  });
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

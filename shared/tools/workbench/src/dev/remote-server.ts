import { join } from 'node:path';
import { CHUNK_MAP_FILE, type ChunkMap, describeServed, readDescription, remoteConfig } from '@portal/build';
import { folderOf } from '@portal/build/workspace';
import type { RemoteDescription, RemoteRelease } from '@portal/contract';
import { FolderStore, readText } from '@portal/releases';
import { writeAtomically } from '@portal/releases/atomic';
import type { Compilation, Compiler } from 'webpack';
import { UsageError } from '../command-line/failure';
import { paths } from '../paths';
import { allowedHosts, allowOrigins, socketsFor } from './allow-origins';
import { compilerOf, startServer, waitForBuild } from './serve';

const VERSION = 'dev';

type Listener = (release: RemoteRelease) => Promise<void>;

/** A remote's dev server. */
export interface DevRemote {
  readonly name: string;
  readonly origin: string;
  /**
   * Its registry entry: that of the last build, which can be one of an earlier run. Where none fits the sources any
   * more, waits for the first. Rejects if no build could be described.
   */
  release(): Promise<RemoteRelease>;
  /** Builds it, if no page has asked for it yet. Resolves when the served build is up to date with the sources. */
  build(): Promise<void>;
  /** Calls a listener before pages learn of a build that the registry has to describe anew. */
  onChange(listener: Listener): void;
  /** Lets open pages load again. @param reason what a developer reads: "the host changed". */
  reloadPages(reason: string): void;
}

const mapOf = (compilation: Compilation): string =>
  String(compilation.getAsset(CHUNK_MAP_FILE)?.source.source());

/** Lets a compiler wait with its first build. @returns what starts it. */
function holdFirstBuild(compiler: Compiler): () => void {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  compiler.hooks.watchRun.tapPromise('first build', () => started);
  return start;
}

/** Describes each build without errors. The entry changes with `remote.config.ts`, and with the modules that the code uses. */
async function describeBuilds(name: string, compiler: Compiler, ownUrl: () => string) {
  const file = join(folderOf(name), 'remote.config.ts');
  const keptFile = `dev-${name}.${CHUNK_MAP_FILE}`;
  const listeners: Listener[] = [];
  let description: Promise<RemoteDescription> | undefined;
  let built = '';
  let map = (await readText(new FolderStore(paths.builds), keptFile))?.text;
  let last = '';
  const describe = async (baseUrl = ownUrl()): Promise<RemoteRelease> => {
    if (map === undefined) throw new UsageError(`${name} has no build without errors yet.`);
    description ??= readDescription(name);
    const chunks = JSON.parse(map) as ChunkMap;
    return describeServed({ description: await description, version: VERSION, baseUrl }, chunks);
  };
  compiler.hooks.watchRun.tap('description', ({ modifiedFiles }) => {
    if (modifiedFiles?.has(file)) description = undefined;
  });
  // Afterwards, webpack keeps only the sizes of what it wrote.
  compiler.hooks.emit.tap('description', (compilation) => {
    built = mapOf(compilation);
  });
  // Before the dev server's own hook, which tells the pages.
  compiler.hooks.done.tapPromise('description', async (stats) => {
    if (stats.hasErrors()) return;
    try {
      // For the next run.
      if (map !== built) await writeAtomically(join(paths.builds, keptFile), built);
      map = built;
      if (listeners.length === 0) return;
      const release = await describe();
      const text = JSON.stringify(release);
      if (text === last) return;
      last = text;
      for (const listener of listeners) await listener(release);
    } catch (error) {
      console.error(error);
    }
  });
  return { describe, listeners };
}

/**
 * Serves one remote's build on a port of its own. The first request starts the build, and waits for it. DEV-8. What is
 * saved takes the place of the code before in open pages, with their state, in any React: that of a dev server, of a
 * released host, of a deployed portal.
 * @param portal origins of the pages that may send requests.
 * @param port default: any that is free.
 */
export async function serveRemote(
  name: string,
  portal: readonly string[],
  port?: number,
): Promise<DevRemote> {
  const compiler = compilerOf(
    await remoteConfig({
      name,
      version: VERSION,
      mode: 'development',
      output: join(paths.builds, `dev-${name}`),
      hot: true,
    }),
  );
  const start = holdFirstBuild(compiler);
  const described = await describeBuilds(name, compiler, () => origin);
  const { origin, server } = await startServer(compiler, {
    ...(port !== undefined && { port }),
    // The page belongs to the portal and has another origin.
    allowedHosts: allowedHosts(portal),
    webSocketServer: socketsFor(portal),
    // The build brings its own client, which needs nothing that a portal's policy forbids.
    hot: false,
    liveReload: false,
    client: false,
    setupMiddlewares: (middlewares, { app }) => {
      app?.use(allowOrigins(portal), (_request, _response, next) => {
        start();
        next();
      });
      // The portal's error reporting adds a header to requests to this machine, which causes preflights.
      app?.options(/.*/, (_, response) => response.sendStatus(204));
      app?.get('/release.json', async (_, response, next) => {
        try {
          await waitForBuild(server);
          const entry = await described.describe('');
          response.json({ kind: 'remote', name, version: VERSION, entry });
        } catch (error) {
          console.error(error);
          next(error);
        }
      });
      return middlewares;
    },
  });
  const build = () => {
    start();
    return waitForBuild(server);
  };
  return {
    name,
    origin,
    release: () =>
      described.describe().catch(async () => {
        await build();
        return described.describe();
      }),
    build,
    onChange: (listener) => void described.listeners.push(listener),
    reloadPages: (reason) => {
      if (server.webSocketServer) server.sendMessage(server.webSocketServer.clients, 'reload', reason);
    },
  };
}

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RemoteName } from './remotes';
import { builtSite } from './server';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

export interface BuildServerOptions {
  /** Changes the build's `release.json`. */
  readonly transformDescription?: (description: string) => string;
  /** Changes the build's entry script. */
  readonly transformEntry?: (script: string) => string;
}

/** A developer's server of a remote's build: another origin on this machine. */
export class BuildServer {
  /** Paths of the requests received, in order. */
  readonly requestedPaths: string[] = [];
  readonly #server: Server;
  readonly #folder: string;

  private constructor(folder: string, { transformDescription, transformEntry }: BuildServerOptions) {
    this.#folder = folder;
    const transformFor = (path: string) =>
      path === '/release.json'
        ? transformDescription
        : /\/remoteEntry\.[^/]*js$/.test(path)
          ? transformEntry
          : undefined;
    this.#server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*');
      if (request.method === 'OPTIONS') {
        response.end();
        return;
      }
      this.requestedPaths.push(pathname);
      try {
        const text = await readFile(join(this.#folder, pathname), 'utf8');
        response.setHeader('content-type', TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(transformFor(pathname)?.(text) ?? text);
      } catch {
        response.writeHead(404).end();
      }
    });
  }

  /** Serves the workspace's own build of a remote. */
  static async start(
    remote: RemoteName,
    version: string,
    options: BuildServerOptions = {},
  ): Promise<BuildServer> {
    const server = new BuildServer(join(builtSite, 'remotes', remote, version), options);
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  /** The manifest's URL, for an override. */
  get manifest(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/mf-manifest.json`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

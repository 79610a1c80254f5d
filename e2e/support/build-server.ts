import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { end, listen } from '@portal/build/testing/servers';
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
export type BuildServer = Awaited<ReturnType<typeof startBuildServer>>;

/** Serves the workspace's own build of a remote. */
export async function startBuildServer(
  remote: RemoteName,
  version: string,
  { transformDescription, transformEntry }: BuildServerOptions = {},
) {
  const folder = join(builtSite, 'remotes', remote, version);
  const requestedPaths: string[] = [];
  const transformFor = (path: string) => {
    if (path === '/release.json') return transformDescription;
    return /\/remoteEntry\.[^/]*js$/.test(path) ? transformEntry : undefined;
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    requestedPaths.push(pathname);
    try {
      const text = await readFile(join(folder, pathname), 'utf8');
      response.setHeader('content-type', TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/plain');
      response.end(transformFor(pathname)?.(text) ?? text);
    } catch {
      response.writeHead(404).end();
    }
  });
  return {
    /** The manifest's URL, for an override. */
    manifest: `http://localhost:${await listen(server)}/mf-manifest.json`,
    /** Paths of the requests received, in order. */
    requestedPaths,
    stop: () => end(server),
  };
}

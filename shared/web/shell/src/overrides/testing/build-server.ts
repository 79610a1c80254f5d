import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a developer's build, for tests: JSON files on loopback. */
export interface BuildServer {
  readonly origin: string;
  /** Requested paths, in order. */
  readonly requestedPaths: string[];
  stop(): Promise<void>;
}

/** Serves `files` by path, such as `{'/release.json': …}`; other paths are a 404. */
export async function serveBuild(files: Readonly<Record<string, unknown>>): Promise<BuildServer> {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requestedPaths.push(path);
    const file = files[path];
    if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestedPaths,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

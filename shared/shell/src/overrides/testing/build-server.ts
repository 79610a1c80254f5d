import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a developer's build, for tests: some JSON files on this machine. */
export interface BuildServer {
  readonly origin: string;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  stop(): Promise<void>;
}

export async function serveBuild(files: Readonly<Record<string, unknown>>): Promise<BuildServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const file = files[path];
    if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// A static import: jest transforms an environment's modules only while it loads the environment.
import { createSandbox } from '@portal/sandbox';

let runningSandbox: Promise<string> | undefined;

async function start(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-sandbox-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const app = await createSandbox({ dataDir });
  // Let the worker process exit although the server listens and keeps connections open.
  app.server.unref().on('connection', (socket) => socket.unref());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Starts one sandbox per jest worker, on the first call. Each call resets it. */
export async function startSandbox(): Promise<string> {
  runningSandbox ??= start();
  const origin = await runningSandbox;
  const response = await fetch(`${origin}/services/reset`, { method: 'POST' });
  if (!response.ok) throw new Error(`The sandbox could not be reset: ${response.status}`);
  return origin;
}

/** A request that the server of another origin received. */
interface ReceivedRequest {
  readonly method: string;
  /** Path with the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** A server whose origin is not the page's own. */
export interface OtherOrigin {
  readonly origin: string;
  /** What it received, oldest first. */
  readonly received: ReceivedRequest[];
  /** The JSON of every response. Default: an empty object. */
  body: unknown;
}

let server: Server | undefined;
let current: OtherOrigin;

/** Starts the server once for each jest worker; every caller gets a new record. */
export async function startOtherOrigin(): Promise<OtherOrigin> {
  if (server === undefined) {
    server = createServer(({ method = '', url = '', headers }, response) => {
      current.received.push({ method, path: url, headers });
      response.setHeader('content-type', 'application/json').end(JSON.stringify(current.body));
    });
    // The worker process may end while the server listens and keeps connections.
    server.unref().on('connection', (socket) => socket.unref());
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  }
  const { port } = server.address() as AddressInfo;
  current = { origin: `http://127.0.0.1:${port}`, received: [], body: {} };
  return current;
}

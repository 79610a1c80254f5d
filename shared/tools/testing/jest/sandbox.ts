import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// A static import: jest transforms an environment's modules only while it loads the environment.
import { createSandbox } from '@portal/sandbox';

let running: Promise<string> | undefined;

async function start(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-sandbox-'));
  const app = await createSandbox({ dataDir });
  // Let the worker process exit although the server listens and keeps connections open.
  app.server.unref().on('connection', (socket) => socket.unref());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return origin;
}

/** Starts one sandbox per jest worker, on the first call. Each call resets it. */
export async function startSandbox(): Promise<string> {
  running ??= start();
  const origin = await running;
  const response = await fetch(`${origin}/services/reset`, { method: 'POST' });
  if (!response.ok) throw new Error(`The sandbox could not be reset: ${response.status}`);
  return origin;
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Not imported on demand: jest translates an environment's modules only while it loads the environment.
import { createSandbox } from '@portal/sandbox';

let running: Promise<string> | undefined;

async function start(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-sandbox-'));
  const app = await createSandbox({ dataDir });
  // The worker process may end while the server listens and keeps connections.
  app.server.unref().on('connection', (socket) => socket.unref());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return origin;
}

/** One sandbox for each jest worker, started by the first test that asks and reset for each that does. */
export async function startSandbox(): Promise<string> {
  running ??= start();
  const origin = await running;
  const answer = await fetch(`${origin}/services/reset`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The sandbox could not be reset: ${answer.status}`);
  return origin;
}

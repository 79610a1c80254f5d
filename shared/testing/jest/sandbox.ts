import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let running: Promise<string> | undefined;

async function start(): Promise<string> {
  const { createSandbox } = await import('@portal/sandbox');
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-sandbox-'));
  const app = await createSandbox({ dataDir });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  // The worker process may end while the server listens.
  app.server.unref();
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

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: one of those could be taken in the seconds until a
 * server listens at it.
 */
const [FIRST, END] = [20_000, 32_000];
const MAX_ATTEMPTS = 20;

/** @throws what the system says of a port that is not free. */
async function checkFree(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
  return port;
}

/** Finds a free port. @param port the only one to try; 0: any. @throws what the system says of that one. */
export async function freePort(port = 0): Promise<number> {
  if (port !== 0) return checkFree(port);
  for (let attempt = 1; ; attempt++) {
    try {
      return await checkFree(randomInt(FIRST, END));
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

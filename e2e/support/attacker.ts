import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody else's server, on another origin than the portal. */
export interface Attacker {
  readonly origin: string;
  readonly host: string;
  /** Paths that it was requestedPaths for, in their order. */
  readonly requestedPaths: readonly string[];
  stop(): Promise<void>;
}

/** Sets a mark on the page that it runs in. */
export const ATTACK = 'window.attacked = true;';

/** A page that shows the portal inside its own. */
const framingPage = (portal: string) => `<!doctype html><title>Bait</title><iframe src="${portal}"></iframe>`;

/**
 * Answers everything with a script that would run if it were let, to whoever asks. Not on localhost, where
 * the local stack lets developers' builds come from.
 */
export async function startAttacker(portal: string): Promise<Attacker> {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requestedPaths.push(path);
    response.setHeader('access-control-allow-origin', '*');
    if (path === '/bait') response.setHeader('content-type', 'text/html').end(framingPage(portal));
    else response.setHeader('content-type', 'text/javascript').end(ATTACK);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
  const host = `127.0.0.2:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    requestedPaths,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

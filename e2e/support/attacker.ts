import { createServer } from 'node:http';
import { end, listen } from './server';

/** An attacker's server, on another origin than the portal. */
export interface Attacker {
  readonly origin: string;
  readonly host: string;
  /** Paths of the requests received, in order. */
  readonly requestedPaths: readonly string[];
  stop(): Promise<void>;
}

/** Sets a mark on the page that it runs in. */
export const ATTACK = 'window.attacked = true;';

/** A page that shows the portal in a frame. */
const framingPage = (portal: string) => `<!doctype html><title>Bait</title><iframe src="${portal}"></iframe>`;

/**
 * Responds to every request, from any origin, with a script that marks the page. It does not listen on
 * localhost: the local stack allows scripts from there, for developers' builds.
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
  const host = `127.0.0.2:${await listen(server, '127.0.0.2')}`;
  return {
    origin: `http://${host}`,
    host,
    requestedPaths,
    stop: () => end(server),
  };
}

import type { IncomingMessage } from 'node:http';
import type { Handler } from './proxy-to';

/** Origin of the requesting page; `undefined` if the browser does not send it, and for programs. */
function requestOrigin({ headers: { origin, referer } }: IncomingMessage): string | undefined {
  if (origin !== undefined) return origin;
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
}

/** Whether the request comes from a page of an origin that is not allowed. */
function isFromOtherOrigin(request: IncomingMessage, origins: readonly string[]): boolean {
  const origin = requestOrigin(request);
  if (origin !== undefined) return origin !== `http://${request.headers.host}` && !origins.includes(origin);
  // The portal's requests always have an origin. A script element of another site can request without one, and so can
  // one of another port of this machine, which is another origin of the same site.
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
  return (site === 'cross-site' || site === 'same-site') && mode === 'no-cors';
}

/** Middleware that rejects pages of all other origins, because a build contains private sources. */
export const allowOrigins =
  (origins: readonly string[]): Handler =>
  (request, response, next) => {
    response.setHeader('Vary', 'Origin');
    if (isFromOtherOrigin(request, origins)) {
      response.writeHead(403).end('This dev server accepts requests only from pages of its portal.');
      return;
    }
    const { origin } = request.headers;
    if (origin !== undefined && origins.includes(origin)) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Allow-Headers', '*');
    }
    next();
  };

/** webpack-dev-server's `allowedHosts` for these origins. */
export const allowedHosts = (origins: readonly string[]): string[] => [
  'localhost',
  '127.0.0.1',
  ...origins.map((origin) => new URL(origin).hostname),
];

/**
 * webpack-dev-server's `webSocketServer` whose sockets only its own pages and those of these origins may open: they send
 * lines of the sources with each build error. The server itself compares host names, which all ports of this machine
 * share.
 */
export const socketsFor = (origins: readonly string[]) =>
  ({
    type: 'ws',
    options: {
      verifyClient: ({ req }: { readonly req: IncomingMessage }) => !isFromOtherOrigin(req, origins),
    },
  }) as const;

/** The origins of a server on this machine. */
export const localOrigins = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

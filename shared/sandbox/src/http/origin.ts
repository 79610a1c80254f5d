import type { FastifyRequest } from 'fastify';

const PLAIN_HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** The host that the visitor's browser asked for; a strange one reads as `localhost`. */
export function hostOf(request: FastifyRequest): string {
  return PLAIN_HOST.test(request.host) ? request.host : 'localhost';
}

/** The origin that the visitor's browser sees, such as `http://localhost:3000`. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${hostOf(request)}`;
}

/** The address to come back to, if it is one of the same origin; else the portal's first page. */
export function sameOriginOr(
  request: FastifyRequest,
  address: string | undefined,
  fallback = '/start',
): string {
  const origin = originOf(request);
  if (address === undefined || !URL.canParse(address, origin)) return fallback;
  const url = new URL(address, origin);
  // The whole address: a path alone could begin with `//` and so name another host.
  return url.origin === origin ? url.href : fallback;
}

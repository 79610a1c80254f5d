import type { FastifyRequest } from 'fastify';

const PLAIN_HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** The host of a request; `localhost` if it is malformed. */
export function hostOf(request: FastifyRequest): string {
  return PLAIN_HOST.test(request.host) ? request.host : 'localhost';
}

/** The origin of a request as the browser sees it, such as `http://localhost:3000`. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${hostOf(request)}`;
}

/** Returns the URL if it has the same origin, else `fallback`. Prevents open redirects. */
export function sameOriginOr(
  request: FastifyRequest,
  address: string | undefined,
  fallback = '/start',
): string {
  const origin = originOf(request);
  if (address === undefined || !URL.canParse(address, origin)) return fallback;
  const url = new URL(address, origin);
  // The absolute URL, because a path that starts with `//` would name another host.
  return url.origin === origin ? url.href : fallback;
}

import { isLoopback } from '@portal/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from './errors';

/** Where a visitor goes if nothing else is known. */
const START = '/start';
const PLAIN_HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** The host of a request; `localhost` if it is malformed. */
export function hostOf(request: FastifyRequest): string {
  return PLAIN_HOST.test(request.host) ? request.host : 'localhost';
}

/** The origin of a request as the browser sees it, such as `http://localhost:3000`. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${hostOf(request)}`;
}

/** Returns the URL if it has the same origin, else the start page. Prevents open redirects. */
export function sameOriginOrStart(request: FastifyRequest, address: string | undefined): string {
  const origin = originOf(request);
  if (address === undefined || !URL.canParse(address, origin)) return START;
  const url = new URL(address, origin);
  // The absolute URL, because a path that starts with `//` would name another host.
  return url.origin === origin ? url.href : START;
}

/** HTTP methods without side effects. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/;

interface GuardOptions {
  /** Whether to accept requests to the machine's IP addresses. Host names still need `allowedHosts`. */
  readonly exposed: boolean;
  /** Accepted host names in addition to those of the local machine, such as `portal.test`. */
  readonly allowedHosts: readonly string[];
}

/** Whether a `Host` header names this server. Rejecting other names prevents DNS rebinding. */
function isOwnHost(host: string, { exposed, allowedHosts }: GuardOptions): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const url = new URL(`http://${host}`);
  if (url.host !== host.toLowerCase() && `${url.host}:80` !== host.toLowerCase()) return false;
  const isAllowed = allowedHosts.some((name) => name.toLowerCase() === url.hostname);
  return isLoopback(url) || (exposed && IP_ADDRESS.test(url.hostname)) || isAllowed;
}

/** The number of `Host` headers. Node reports the first one only. */
const countHosts = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

/** Whether a browser reports that the request comes from another origin. Programs send no such headers. */
function isFromOtherOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return origin !== originOf(request);
  return site === 'cross-site' || site === 'same-site';
}

/**
 * Protects the local services from other sites. Rejects requests for foreign host names (DNS rebinding),
 * and requests with side effects from pages of other origins, including the controls for tests.
 */
export function guardOrigin(app: FastifyInstance, options: GuardOptions): void {
  app.addHook('onRequest', async (request) => {
    if (countHosts(request) !== 1) throw new HttpProblem(400, 'bad-host', 'A request names one host.');
    // As a proxy forwards it. Addresses are made of it, and the configuration.
    if (!/^https?$/.test(request.protocol))
      throw new HttpProblem(400, 'bad-protocol', 'A request has the protocol http or https.');
    const forwarded = request.headers['x-forwarded-host'];
    const hosts = [request.headers.host ?? '', ...(forwarded === undefined ? [] : [String(forwarded)])];
    if (!hosts.every((host) => isOwnHost(host, options)))
      throw new HttpProblem(
        403,
        'foreign-host',
        'The local services answer to the names of this machine only.',
      );
    if (!SAFE_METHODS.has(request.method) && isFromOtherOrigin(request))
      throw new HttpProblem(403, 'foreign-origin', 'Pages of another origin may not change anything here.');
  });
}

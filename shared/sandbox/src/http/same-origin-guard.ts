import { isLoopback } from '@portal/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from './origin';
import { HttpProblem } from './problem';

/** Methods that change nothing. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/;

export interface GuardOptions {
  /** Whether other machines may ask, by an address of this one. A name would still be a stranger's. */
  readonly exposed: boolean;
  /** Names that this server has beside those of the machine itself, such as `portal.test`. */
  readonly allowedHosts: readonly string[];
}

/** Whether a `Host` header names this server. Any other name may be one that somebody points here. */
export function isOwnHost(host: string, { exposed, allowedHosts }: GuardOptions): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const url = new URL(`http://${host}`);
  if (url.host !== host.toLowerCase() && `${url.host}:80` !== host.toLowerCase()) return false;
  return isLoopback(url) || (exposed && ADDRESS.test(url.hostname)) || allowedHosts.includes(url.hostname);
}

/** Whether a browser says that a page of another origin asks. Programs say nothing. */
function isForeign(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return origin !== originOf(request);
  return site === 'cross-site' || site === 'same-site';
}

/**
 * Keeps other sites out of the local services: a name that somebody points at this machine is refused, and
 * so is every call that changes something from a page of another origin, the controls for tests included.
 */
export function guardOrigin(app: FastifyInstance, options: GuardOptions): void {
  app.addHook('onRequest', async (request) => {
    const forwarded = request.headers['x-forwarded-host'];
    const hosts = [request.headers.host ?? '', ...(forwarded === undefined ? [] : [String(forwarded)])];
    if (!hosts.every((host) => isOwnHost(host, options)))
      throw new HttpProblem(
        403,
        'foreign-host',
        'The local services answer to the names of this machine only.',
      );
    if (!SAFE.has(request.method) && isForeign(request))
      throw new HttpProblem(403, 'foreign-origin', 'Pages of another origin may not change anything here.');
  });
}

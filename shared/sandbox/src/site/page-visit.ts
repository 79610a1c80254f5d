import type { FastifyRequest } from 'fastify';
import { pathOf } from '../http/errors';

/** Paths below which nothing is a page of the portal: a missing file there is missing. */
const NO_PAGES = ['/services/', '/places/', '/remotes/', '/registry/', '/host/'];

/** An address that ends as a file's name does. A version such as `2025.4.0` does not. */
const FILE = /\.[a-z][a-z\d]*$/i;

/**
 * Whether a request is for a page of the portal, given that there is no such file: a person in a browser
 * asks for HTML, and gets a page at every address. Programs such as curl take anything, and get one where
 * the address does not look like a file's; so does whoever does not say.
 */
export function isPageVisit(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (NO_PAGES.some((prefix) => path.startsWith(prefix))) return false;
  const { accept = '*/*' } = request.headers;
  return accept.includes('text/html') || (/\*\/\*|text\/\*|^\s*$/.test(accept) && !FILE.test(path));
}

import type { FastifyRequest } from 'fastify';
import { pathOf } from '../http/errors';

/** Path prefixes without pages of the portal: a missing file there is a 404. */
const PREFIXES_WITHOUT_PAGES = ['/services/', '/places/', '/remotes/', '/registry/', '/host/'];

/** A path that ends with a file extension. A version such as `2025.4.0` does not match. */
const FILE_EXTENSION = /\.[a-z][a-z\d]*$/i;

/**
 * Whether a request without a matching file is for a page of the portal. Browsers accept HTML and get a page
 * for every path. Requests that accept anything, or send no `Accept` (such as curl and monitors), get a page
 * unless the path ends with a file extension.
 */
export function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (PREFIXES_WITHOUT_PAGES.some((prefix) => path.startsWith(prefix))) return false;
  const { accept = '*/*' } = request.headers;
  return accept.includes('text/html') || (/\*\/\*|text\/\*|^\s*$/.test(accept) && !FILE_EXTENSION.test(path));
}

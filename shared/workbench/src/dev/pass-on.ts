import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';

/** A handler as express and `node:http` call it. */
type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Whether a request's path is one of these, or below one of them. */
const isBelow = (url: string, paths: readonly string[]): boolean => {
  const { pathname } = new URL(url, 'http://any');
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
};

/**
 * Passes requests for some paths on to another server, with their own Host header, and leaves the others to
 * whoever is next. What cannot be passed on is an error for whoever is next.
 */
export function passOn(paths: readonly string[], target: string): Handler {
  const proxy = createProxyServer({ target });
  return (request, response, next) => {
    if (!isBelow(request.url ?? '', paths)) return next();
    proxy.web(request, response).catch(next);
  };
}

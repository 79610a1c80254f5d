import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';

/** A handler that works with express and with `node:http`. */
type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Whether a URL's path is one of these paths or below one of them. */
const isBelow = (url: string, paths: readonly string[]): boolean => {
  const { pathname } = new URL(url, 'http://any');
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
};

/**
 * Middleware that proxies requests for some paths to another server, with their original Host header. All
 * other requests, and proxy errors, go to the next handler.
 */
export function proxyPaths(paths: readonly string[], target: string): Handler {
  const proxy = createProxyServer({ target });
  return (request, response, next) => {
    if (!isBelow(request.url ?? '', paths)) return next();
    proxy.web(request, response).catch(next);
  };
}

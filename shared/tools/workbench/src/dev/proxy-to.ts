import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';

/** A handler that works with express and with `node:http`. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Middleware that proxies every request to another server, with its original Host header. Proxy errors go to the
 * next handler.
 */
export function proxyTo(target: string): Handler {
  const proxy = createProxyServer({ target });
  return (request, response, next) => {
    proxy.web(request, response).catch(next);
  };
}

import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { responseHeaders } from '@portal/document/response-headers';

/** How long an idle connection stays open, in milliseconds: longer than proxies reuse one. */
const KEEP_ALIVE_MS = 72_000;

/** A path, decoded; `null` if it cannot be, such as `%E0%A4%A`. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The path of a URL, decoded, as headers and files are chosen by it. One that cannot be decoded is taken literally. */
export function decodedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return decode(path) ?? path;
}

/**
 * Creates the HTTP server, whose every response has the headers of HEADER-1, also those that no route sends. A
 * request without a `Host` header reaches the application, which refuses it.
 */
export function createHttpServer(handle: RequestListener): Server {
  const withHeaders =
    (respond: RequestListener): RequestListener =>
    (request, response) => {
      for (const [name, value] of Object.entries(responseHeaders(decodedPath(request.url ?? '/'))))
        response.setHeader(name, value);
      return respond(request, response);
    };
  const server = createServer({ requireHostHeader: false }, withHeaders(handle));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // For an `Expect` header other than `100-continue`.
  server.on(
    'checkExpectation',
    withHeaders((_, response) => response.writeHead(417).end()),
  );
  return server;
}

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to what is no HTTP request, with the headers of HEADER-1, and closes the connection. */
export function refuseMalformed(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = STATUS_OF_CODE[error.code ?? ''] ?? 400;
  const headers = { ...responseHeaders('/'), connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
}

/**
 * The URL under which a request is handled. A path with a malformed encoding is taken literally, so that it is an
 * unknown address like any other and browsers get a page of the portal. NAV-10.
 */
export function rewriteUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = '/', ...query] = url.split('?');
  return decode(path) !== null ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}

import type { IncomingMessage } from 'node:http';

type Handler = (request: IncomingMessage, response: Answer, next: () => void) => void;
interface Answer {
  setHeader(name: string, value: string): unknown;
  writeHead(status: number): { end(text: string): unknown };
}

/** Origin of the page that asks; `undefined` when the browser does not say, and for programs. */
function askingOrigin({ headers: { origin, referer } }: IncomingMessage): string | undefined {
  if (origin !== undefined) return origin;
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
}

/** Whether a page that must not read this server's files asks for one. */
function isForeign(request: IncomingMessage, origins: readonly string[]): boolean {
  const origin = askingOrigin(request);
  if (origin !== undefined) return origin !== `http://${request.headers.host}` && !origins.includes(origin);
  // The portal asks with its origin; a script of another site need not.
  return (
    request.headers['sec-fetch-site'] === 'cross-site' && request.headers['sec-fetch-mode'] === 'no-cors'
  );
}

/** Answers pages of these origins, and no other page: a build holds sources that are nobody else's. */
export const answerOnly =
  (origins: readonly string[]): Handler =>
  (request, response, next) => {
    response.setHeader('Vary', 'Origin');
    if (isForeign(request, origins)) {
      response.writeHead(403).end('This dev server answers the pages of its portal only.');
      return;
    }
    const { origin } = request.headers;
    if (origin !== undefined && origins.includes(origin)) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Allow-Headers', '*');
    }
    next();
  };

/** Names of hosts for a dev server that answers pages of these origins; its sockets are opened by them alone. */
export const answeringHosts = (origins: readonly string[]): string[] => [
  'localhost',
  '127.0.0.1',
  ...origins.map((origin) => new URL(origin).hostname),
];

/** The origins under which a server of this machine is opened. */
export const localOrigins = (port: number): readonly string[] => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
];

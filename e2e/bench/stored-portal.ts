import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishSomePages } from '../support/publish-some-pages';
import { builtSite, startPortal } from '../support/server';
import { startHttp2Proxy } from './http2-proxy';

export const PROTOCOLS = ['HTTP/2', 'HTTP/1.1'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** A portal whose public pages are files, as `release pages` stores them for a deployed one. */
export interface StoredPortal {
  readonly origin: string;
  /** The stored document of a page. */
  document(path: string): Promise<string>;
  stop(): Promise<void>;
}

/** Makes requests to a portal at its server, with the headers of its proxy: Node does not trust the proxy's certificate. */
const requestBehind =
  (server: string, { protocol, host }: URL): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-proto', protocol.slice(0, -1));
    headers.set('x-forwarded-host', host);
    const { pathname, search } = new URL(String(input));
    return fetch(server + pathname + search, { ...init, headers });
  };

/** Serves a copy of the built portal over one protocol, with stored documents of some pages. */
export async function startStoredPortal(protocol: Protocol, paths: readonly string[]): Promise<StoredPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-stored-'));
  await cp(builtSite, folder, { recursive: true });
  const server = await startPortal(folder, { renderedPages: 'stored' });
  const direct = server.origin.replace('127.0.0.1', 'localhost');
  const proxy = protocol === 'HTTP/2' ? await startHttp2Proxy(direct) : null;
  const portal = new URL(proxy?.origin ?? direct);
  const request = requestBehind(direct, portal);
  const read = async (path: string) =>
    (await request(new URL(path, portal), { headers: { accept: 'text/html' } })).text();
  await publishSomePages({ site: folder, portal: portal.origin, paths, request });
  return {
    origin: portal.origin,
    document: read,
    async stop() {
      proxy?.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

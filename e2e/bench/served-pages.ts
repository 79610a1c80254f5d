import { createServer } from 'node:http';
import type { Browser } from '@playwright/test';
import { end, listen } from '@portal/build/testing/servers';
import { bytesOf, compress, QUICK_QUALITY } from '@portal/releases';
import { startStoredPortal } from '../support/stored-portal';
import type { BenchContext, BenchPortal } from './bench-context';
import { startHttp2Proxy } from './http2-proxy';
import type { PageKind } from './page-kinds';

export const PROTOCOLS = ['HTTP/2', 'HTTP/1.1'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

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

const documentOf = async (request: typeof fetch, url: string): Promise<string> =>
  (await request(url, { headers: { accept: 'text/html' } })).text();

/** Serves a copy of the built portal over one protocol. Some pages are files, as `release pages` stores them. */
async function serveStored(protocol: Protocol, paths: readonly string[]) {
  const { origin, request, stop } = await startStoredPortal(paths, async (server) => {
    const direct = server.replace('127.0.0.1', 'localhost');
    const proxy = protocol === 'HTTP/2' ? await startHttp2Proxy(direct) : null;
    const origin = proxy?.origin ?? direct;
    return { origin, request: requestBehind(direct, new URL(origin)), close: () => proxy?.close() };
  });
  return { origin, document: (path: string) => documentOf(request, origin + path), stop };
}

/** What a page of words has not: scripts, styles, drawings, and what is shown without scripts only. */
const NOT_WORDS = 'script, style, link, svg, noscript, template';
const NOT_ATTRIBUTES = /^(class|style|data-.*)$/;

/** Reduces rendered documents to plain HTML with the same words: the elements stay, without styles and scripts. */
async function withWordsOnly(browser: Browser, documents: readonly string[]): Promise<string[]> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      ([texts, notWords, notAttributes]) =>
        texts.map((text) => {
          const parsed = new DOMParser().parseFromString(text, 'text/html');
          for (const element of parsed.querySelectorAll(notWords)) element.remove();
          for (const element of parsed.querySelectorAll('*'))
            for (const name of element.getAttributeNames())
              if (new RegExp(notAttributes).test(name)) element.removeAttribute(name);
          return `<!doctype html>\n${parsed.documentElement.outerHTML}`;
        }),
      [documents, NOT_WORDS, NOT_ATTRIBUTES.source] as const,
    );
  } finally {
    await page.close();
  }
}

/** Serves HTML by path, compressed, over HTTP/2 and HTTP/1.1. */
async function servePlainPages(documents: ReadonlyMap<string, string>) {
  const compressed = new Map<string, Uint8Array>();
  // As rendered pages are compressed.
  for (const [path, html] of documents)
    compressed.set(path, await compress('.br', bytesOf(html), QUICK_QUALITY));
  const server = createServer((request, response) => {
    const body = compressed.get(request.url ?? '');
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'no-cache',
    });
    response.end(body);
  });
  const port = await listen(server);
  const proxy = await startHttp2Proxy(`http://127.0.0.1:${port}`);
  return {
    origin: proxy.origin,
    direct: `http://localhost:${port}`,
    async stop() {
      proxy.close();
      await end(server);
    },
  };
}

export type ServedPages = Awaited<ReturnType<typeof servePages>>;

/** Requests a page of a portal as a browser does over HTTP/2, so that it is rendered before it is measured. */
export const renderOnce = ({ direct, origin }: BenchPortal, path: string): Promise<string> =>
  documentOf(requestBehind(direct, new URL(origin)), origin + path);

/** Stores the documents of pages, and serves the words of each as a page of its own. */
export async function servePages(
  browser: Browser,
  { unrendered, bundle }: BenchContext,
  kinds: readonly PageKind[],
) {
  const paths = kinds.map(({ path }) => path);
  const stored = {
    'HTTP/2': await serveStored('HTTP/2', paths),
    'HTTP/1.1': await serveStored('HTTP/1.1', paths),
  };
  const documents = await Promise.all(paths.map((path) => stored['HTTP/1.1'].document(path)));
  const words = await withWordsOnly(browser, documents);
  const plain = await servePlainPages(new Map(paths.map((path, index) => [path, words[index] ?? ''])));
  const originsOf = (protocol: Protocol, address: 'origin' | 'direct') => ({
    rendered: stored[protocol].origin,
    unrendered: unrendered[address],
    bundle: bundle[address],
    /** Its words alone. */
    plain: plain[address],
  });
  return {
    origins: { 'HTTP/2': originsOf('HTTP/2', 'origin'), 'HTTP/1.1': originsOf('HTTP/1.1', 'direct') },
    async stop() {
      await plain.stop();
      await Promise.all(PROTOCOLS.map((protocol) => stored[protocol].stop()));
    },
  };
}

import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { end, listen } from '../support/server';
import { startHttp2Proxy } from './http2-proxy';

/** As rendered pages are compressed. */
const BROTLI_QUALITY = 9;

/** What a page of words has not: scripts, styles, drawings, and what is shown without scripts only. */
const NOT_WORDS = 'script, style, link, svg, noscript, template';
const NOT_ATTRIBUTES = /^(class|style|data-.*)$/;

/** Reduces rendered documents to plain HTML with the same words: the elements stay, without styles and scripts. */
export async function withWordsOnly(browser: Browser, documents: readonly string[]): Promise<string[]> {
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

/** Serves documents by path, compressed, over HTTP/2 and HTTP/1.1. */
interface PlainSite {
  readonly origin: string;
  readonly direct: string;
  stop(): Promise<void>;
}

/** @param documents HTML by path. */
export async function servePlainPages(documents: ReadonlyMap<string, string>): Promise<PlainSite> {
  const compress = promisify(brotliCompress);
  const compressed = new Map<string, Buffer>();
  for (const [path, html] of documents)
    compressed.set(
      path,
      await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    );
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

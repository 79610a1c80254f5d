import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { type Files, writeFiles } from '@portal/build/testing';
import { startTestSandbox } from './test-sandbox';

/** What a browser accepts for a page. */
export const HTML = 'text/html,application/xhtml+xml';

/** A file of a release. The site has its compressed variant, too. */
export const SCRIPT = 'remotes/mfe-cae/0123abcd/entry.js';

const FILES: Files = {
  'index.html': '<!doctype html><title>Portal</title>',
  // Of an older host: no page has it.
  'start.html': '<!doctype html><title>Older</title>',
  'remotes.json': '{}',
  'registry/hoops.json': '{}',
  'host/main.4f3a.js': 'host()',
  [SCRIPT]: 'entry()',
  [`${SCRIPT}.gz`]: gzipSync('entry()'),
  'headers.json': '{"headers": {"content-security-policy": "default-src \'self\'"}}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

function unpacked(body: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Sends a request with any headers, which `fetch` does not allow, and without normalizing its path. */
export async function sendRaw(origin: string, path: string, headers: Record<string, string>, method = 'GET') {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, method, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const text = unpacked(await buffer(answer), answer.headers);
  return { status: answer.statusCode ?? 0, headers: answer.headers, text };
}

/** Starts the services with a built portal of a few files, on a free port. */
export async function startTestSite() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
  writeFiles(folder, { 'outside.txt': 'secret' });
  writeFiles(join(folder, 'site'), FILES);
  const { origin, close } = await startTestSandbox({ siteRoot: join(folder, 'site') });
  return {
    origin,
    /** The parent of the site's folder. It has a file beside the site: `outside.txt` with the text `secret`. */
    folder,
    get: (path: string, accept = '*/*', headers: Record<string, string> = {}) =>
      fetch(origin + path, { headers: { accept, ...headers } }),
    /** Sends a request unchanged. The text is unpacked. */
    raw: (path: string, headers: Record<string, string> = {}) => sendRaw(origin, path, headers),
    close: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

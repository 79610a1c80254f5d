import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A built portal of a few files, and the services that serve it. */
export interface TestSite {
  readonly origin: string;
  /** The parent of the site's folder. It has a file beside the site: `outside.txt` with the text `secret`. */
  readonly folder: string;
  get(path: string, accept?: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends a request unchanged. The text is unpacked. */
  raw(path: string, headers?: Record<string, string>): Promise<RawAnswer>;
  close(): Promise<void>;
}

function unpacked(body: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Sends a request with any headers, which `fetch` does not allow, and without normalizing its path. */
export function sendRaw(
  origin: string,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const text = unpacked(Buffer.concat(chunks), answer.headers);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
    })
      .on('error', reject)
      .end();
  });
}

/** Starts the services with the site, on a free port. */
export async function startTestSite(): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
  writeFiles(folder, { 'outside.txt': 'secret' });
  writeFiles(join(folder, 'site'), FILES);
  const { origin, close } = await startTestSandbox({ siteRoot: join(folder, 'site') });
  return {
    origin,
    folder,
    get: (path, accept = '*/*', headers = {}) => fetch(origin + path, { headers: { accept, ...headers } }),
    raw: (path, headers = {}) => sendRaw(origin, path, headers),
    close: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

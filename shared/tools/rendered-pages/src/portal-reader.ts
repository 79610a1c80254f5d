import type { Trust } from '@portal/contract';
import { DOCUMENT, hashOf, ReleaseError, type ReleaseStore, type Stored } from '@portal/releases';
import { statedFacts } from './page-document';
import { baseOf, NO_DOCUMENT, type PageReader } from './page-reader';
import { readPageSources } from './read-parts';

/** Time that an answer may take. Unit: milliseconds. */
const TIMEOUT_MS = 30_000;
/** More than the largest file that pages are rendered from. Unit: bytes. */
const MOST_BYTES = 64_000_000;
const ATTEMPTS = 3;

/** Where a portal serves the document of its live host: at its root, with its headers. */
const ROOT_DOCUMENT = /^host\/releases\/[^/]+\/root\/index\.html$/;

const addressOf = (path: string): string => {
  const served = ROOT_DOCUMENT.test(path) ? DOCUMENT : path;
  return `/${served.split('/').map(encodeURIComponent).join('/')}`;
};

/** @throws {ReleaseError} if it is larger than {@link MOST_BYTES}. */
async function readBody({ body, url }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new ReleaseError(`${url} has more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface FileRequest {
  readonly url: URL;
  readonly accept: string;
  readonly request: typeof fetch;
}

/** @returns `null` for a file that does not exist. @throws {ReleaseError} for every other answer. */
async function fetchOnce({ url, accept, request }: FileRequest): Promise<Uint8Array | null> {
  const response = await request(url, {
    headers: { accept },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new ReleaseError(`${url} answered ${response.status}`);
  return readBody(response);
}

/** Fetches a file, again if that fails. @throws {ReleaseError} */
async function fetchFile(file: FileRequest): Promise<Uint8Array | null> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await fetchOnce(file);
    } catch (cause) {
      if (attempt < ATTEMPTS) continue;
      if (cause instanceof ReleaseError) throw cause;
      throw new ReleaseError(`${file.url} could not be read`, { cause });
    }
}

/**
 * The public files of a running portal, as those of a store that cannot be written: what pages are rendered from, for
 * whoever has no access to the store. Releases are verified as in any store. PAGES-17.
 * @param portal its origin.
 * @param request sends a request. Default: `fetch`.
 */
export function portalStore(portal: string, request: typeof fetch = fetch): ReleaseStore {
  const refuse = (): Promise<never> =>
    Promise.reject(new ReleaseError(`${portal} is read over HTTP: it cannot be listed or written`));
  return {
    location: portal,
    async read(path): Promise<Stored | null> {
      const url = new URL(addressOf(path), portal);
      const bytes = await fetchFile({ url, accept: 'application/octet-stream', request });
      return bytes && { bytes, tag: hashOf(bytes) };
    },
    create: refuse,
    replace: refuse,
    remove: refuse,
    list: refuse,
    folders: refuse,
  };
}

/** The addresses of a sitemap that are the portal's own. */
function addressesOf(sitemap: string, portal: string): string[] {
  const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
  return urls.flatMap((url) => (url.startsWith(`${portal}/`) ? [url.slice(portal.length)] : []));
}

/**
 * Reads from a running portal: its public files, and what its documents state of themselves. PAGES-17.
 * @param portal its origin.
 * @param config text of its configuration document.
 * @param trust the operator's own, in addition to the live host's. Default: only the live host's counts.
 * @param request sends a request. Default: `fetch`.
 * @throws {ReleaseError} as {@link readPageSources} does.
 */
export async function portalReader(
  portal: string,
  config: string,
  trust?: Trust,
  request: typeof fetch = fetch,
): Promise<PageReader> {
  const sources = await readPageSources(portalStore(portal, request), portal, config, trust);
  const fetchText = async (path: string, accept: string) => {
    const bytes = await fetchFile({ url: new URL(path, portal), accept, request });
    return bytes && new TextDecoder().decode(bytes);
  };
  return {
    sources,
    addresses: async () => addressesOf((await fetchText('/sitemap.xml', 'application/xml')) ?? '', portal),
    async page(path) {
      const document = await fetchText(path, 'text/html');
      const base = baseOf(document);
      const facts = document === null || base === NO_DOCUMENT ? undefined : statedFacts(document);
      return { base, record: facts === undefined ? null : { ...facts, document: base } };
    },
  };
}

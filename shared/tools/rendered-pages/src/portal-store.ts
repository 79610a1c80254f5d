import {
  DOCUMENT,
  hashOf,
  ReleaseError,
  type ReleaseStore,
  requestFailure,
  type Stored,
} from '@portal/releases';

/** Time that an answer may take. Unit: milliseconds. */
const TIMEOUT_MS = 30_000;
/** More than the largest file that pages are rendered from. Unit: bytes. */
const MAX_BYTES = 64_000_000;
const MAX_ATTEMPTS = 3;

/** Where a portal serves the document of its live host: at its root, with its headers. */
const ROOT_DOCUMENT = /^host\/releases\/[^/]+\/root\/index\.html$/;

const addressOf = (path: string): string => {
  const served = ROOT_DOCUMENT.test(path) ? DOCUMENT : path;
  return `/${served.split('/').map(encodeURIComponent).join('/')}`;
};

/** @throws {ReleaseError} if it is larger than {@link MAX_BYTES}. */
async function readBody({ body, url }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new ReleaseError(`${url} has more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @returns `null` for a file that does not exist. @throws {ReleaseError} for every other answer. */
async function fetchOnce(url: URL, accept: string): Promise<Stored | null> {
  const response = await fetch(url, {
    headers: { accept },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new ReleaseError(`${url} answered ${response.status}`);
  const bytes = await readBody(response);
  return { bytes, tag: hashOf(bytes) };
}

/**
 * Fetches a public file, a few times if need be. Resolves to `null` if it does not exist.
 * @param accept media type of the file.
 * @throws {ReleaseError} naming the address.
 */
export async function fetchFile(url: URL, accept: string): Promise<Stored | null> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await fetchOnce(url, accept);
    } catch (cause) {
      if (attempt < MAX_ATTEMPTS) continue;
      if (cause instanceof ReleaseError) throw cause;
      throw new ReleaseError(`${url} could not be read: ${requestFailure(cause)}`, { cause });
    }
}

/**
 * The public files of a running portal, as those of a store that cannot be written: what pages are rendered from, for
 * a process that has no access to the store. They are as untrusted as the network; releases are verified as in any store.
 * PAGES-17.
 * @param portal its origin.
 */
export function portalStore(portal: string): ReleaseStore {
  const refuse = (): Promise<never> =>
    Promise.reject(new ReleaseError(`${portal} is read over HTTP: it cannot be listed or written`));
  return {
    location: portal,
    read: (path) => fetchFile(new URL(addressOf(path), portal), 'application/octet-stream'),
    create: refuse,
    replace: refuse,
    remove: refuse,
    list: refuse,
  };
}

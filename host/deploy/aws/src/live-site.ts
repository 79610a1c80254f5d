import {
  HEADERS_JSON,
  HOST_RELEASES,
  ReleaseError,
  type ReleaseStore,
  readLiveHost,
  readText,
} from '@portal/releases';
import { parseHeaders } from '@portal/releases/headers';

/** What the CDN must know about the released hosts. It cannot look into the bucket. */
export type LiveSite = Awaited<ReturnType<typeof readLiveSite>>;

/** Reads a store. @throws {ReleaseError} if no host was released into it. */
export async function readLiveSite(store: ReleaseStore) {
  const [headers, host] = [await readText(store, HEADERS_JSON), await readLiveHost(store)];
  if (headers === null || host === null)
    throw new ReleaseError(`${store.location} has no host: release it first, then deploy PortalEdge.`);
  const { folders } = await store.list(HOST_RELEASES);
  const roots = await Promise.all(folders.map((folder) => store.list(`${folder}/root`)));
  const files = roots.flatMap((root) => root.files).filter((path) => !/\.(br|gz)$/.test(path));
  return {
    /** The headers of the documents. AWS-3. */
    headers: parseHeaders(headers.text, HEADERS_JSON),
    /**
     * Names of files at the root: the document, the icon. Of every published host, because the CDN is deployed before the
     * next one becomes live. AWS-1.
     */
    rootFiles: [...new Set(files.map((path) => path.slice(path.lastIndexOf('/') + 1)))],
  };
}

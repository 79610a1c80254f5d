import {
  HEADERS_JSON,
  type Headers,
  ReleaseError,
  type ReleaseStore,
  readLiveHost,
  readText,
} from '@portal/releases';
import { parseHeaders } from '@portal/releases/headers';

/** What the CDN must know about the released host. It cannot look into the bucket. */
export interface LiveSite {
  /** The headers of its documents. AWS-3. */
  readonly headers: Headers;
  /** Names of its files at the root: the document, the icon. */
  readonly rootFiles: readonly string[];
}

const ROOT_FILE = /^host\/releases\/[^/]+\/root\/([^/]+)$/;

/** Reads a store. @throws {ReleaseError} if no host was released into it. */
export async function readLiveSite(store: ReleaseStore): Promise<LiveSite> {
  const [headers, host] = [await readText(store, HEADERS_JSON), await readLiveHost(store)];
  if (headers === null || host === null)
    throw new ReleaseError(`${store.location} has no host: release it first, then deploy PortalEdge.`);
  return {
    headers: parseHeaders(headers.text, HEADERS_JSON),
    rootFiles: Object.keys(host.files).flatMap((path) => ROOT_FILE.exec(path)?.[1] ?? []),
  };
}

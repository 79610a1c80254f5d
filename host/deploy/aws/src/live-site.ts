import {
  HEADERS_JSON,
  type Headers,
  headersFile,
  ReleaseError,
  type ReleaseStore,
  readLive,
  readManifest,
} from '@portal/releases';
import * as v from 'valibot';

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
  const [headers, live] = [await store.read(HEADERS_JSON), await readLive(store)];
  const manifest = live === null ? null : await readManifest(store, 'host', live.live.version);
  if (headers === null || manifest === null)
    throw new ReleaseError(`${store.location} has no host: release it first, then deploy PortalEdge.`);
  return {
    headers: v.parse(headersFile, new TextDecoder().decode(headers.bytes)).headers,
    rootFiles: Object.keys(manifest.files).flatMap((path) => ROOT_FILE.exec(path)?.[1] ?? []),
  };
}

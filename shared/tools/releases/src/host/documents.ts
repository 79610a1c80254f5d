import { ReleaseError } from '../errors';
import { forEachLimited } from '../for-each-limited';
import {
  HOST,
  HOST_RELEASES,
  isDocument,
  namesAtRoot,
  type ReleaseManifest,
  readManifest,
  rootFolder,
} from '../manifest';
import { compress, EXTENSIONS, type Extension } from '../store/compress';
import {
  bytesOf,
  filesBelow,
  hasBytes,
  hashOf,
  type ReleaseStore,
  type Replacement,
  readText,
  type Stored,
  textOf,
} from '../store/store';
import {
  allowedScripts,
  allowScripts,
  formatHeadersJson,
  formatHeadersNginx,
  HEADERS_JSON,
  HEADERS_NGINX,
  type Headers,
  inlineScriptSources,
  parseHeaders,
  readHeaders,
} from './headers';
import { DOCUMENT } from './live';
import { pageOfRecord, RECORDS_FOLDER, readRecord } from './page-record';

/**
 * Names of the documents at the root that belong to other releases of the host only. A server that was set up for one of
 * them may still send it, and no pipeline may delete it (LEAST-2). REL-21.
 * @param own names of the documents of the release that is to be live.
 */
async function formerDocuments(store: ReleaseStore, own: readonly string[]): Promise<string[]> {
  const hosts = (await store.list(HOST_RELEASES)).folders;
  const roots = await Promise.all(hosts.map((host) => store.list(`${host}/root`)));
  const files = roots.flatMap((root) => root.files);
  const names = new Set(files.map((path) => path.slice(path.lastIndexOf('/') + 1)).filter(isDocument));
  const others = [...names].filter((name) => !own.includes(name));
  const stored = await Promise.all(others.map((name) => store.read(name)));
  return others.filter((_, index) => stored[index] !== null);
}

/**
 * CSP sources of the inline scripts of every host release that a stored page was rendered with. A page that could not be
 * rendered again is of an older host than the live one and its predecessor. PAGES-10.
 */
async function scriptsOfPages(store: ReleaseStore): Promise<string[]> {
  const hosts = new Set<string>();
  await forEachLimited(await filesBelow(store, RECORDS_FOLDER), async (path) => {
    const { record } = await readRecord(store, pageOfRecord(path));
    if (record !== null) hosts.add(record.host);
  });
  const documents = await Promise.all(
    [...hosts].map((host) => readText(store, `${rootFolder(host)}/${DOCUMENT}`)),
  );
  return documents.flatMap((document) => (document === null ? [] : inlineScriptSources(document.text)));
}

interface RootFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A compressed variant for the root: the release's own, or a new one if the root has one of an older release. */
async function compressedVariant(
  store: ReleaseStore,
  from: string,
  { path, bytes }: RootFile,
  extension: Extension,
): Promise<RootFile[]> {
  const own = await store.read(from + extension);
  if (own !== null) return [{ path: path + extension, bytes: own.bytes }];
  // Without a new one, a server would keep sending the older variant.
  const hasOlder = (await store.read(path + extension)) !== null;
  return hasOlder ? [{ path: path + extension, bytes: await compress(extension, bytes) }] : [];
}

/** Reads a file of a release: a damaged one must not replace a good one at the root. @throws {ReleaseError} */
async function readIntact(store: ReleaseStore, { files }: ReleaseManifest, path: string) {
  const stored = await store.read(path);
  if (stored !== null && hashOf(stored.bytes) === files[path]) return stored.bytes;
  throw new ReleaseError(
    `${path} in ${store.location} is ${stored === null ? 'missing' : 'damaged'}; release repair --verify repairs it`,
  );
}

/** Reads what a release has at the root besides the headers: its document with the compressed variants, the icon. */
async function rootFiles(store: ReleaseStore, manifest: ReleaseManifest): Promise<RootFile[]> {
  const folder = `${rootFolder(manifest.version)}/`;
  const own = namesAtRoot(manifest).filter((name) => name !== HEADERS_JSON);
  const sources = [
    ...own.map((path) => ({ path, from: folder + path })),
    // A document that this release does not have must not stay that of another one.
    ...(await formerDocuments(store, own)).map((path) => ({ path, from: folder + DOCUMENT })),
  ];
  const read = sources.map(async ({ path, from }) => {
    const file = { path, bytes: await readIntact(store, manifest, from) };
    const variants = EXTENSIONS.map((extension) => compressedVariant(store, from, file, extension));
    return [file, ...(await Promise.all(variants)).flat()];
  });
  return (await Promise.all(read)).flat();
}

/** The headers that a release was published with. @throws {ReleaseError} if it has none. */
async function publishedHeaders(store: ReleaseStore, manifest: ReleaseManifest): Promise<Headers> {
  const path = `${rootFolder(manifest.version)}/${HEADERS_JSON}`;
  if (!(path in manifest.files)) throw new ReleaseError(`host ${manifest.version} has no ${HEADERS_JSON}`);
  return parseHeaders(textOf(await readIntact(store, manifest, path)), `${path} in ${store.location}`);
}

/** The replacements at the root that make a host release live. */
export interface RootChanges {
  /** Must be applied before the first document changes. */
  readonly headers: Headers;
  readonly headersFiles: readonly Replacement[];
  /** Conditions for the headers files: the documents now at the root, which the headers still allow, replace themselves. */
  readonly former: readonly Replacement[];
  readonly documents: readonly Replacement[];
}

/** The replacement for one file; empty if the stored bytes are the same. */
const replacementFor = ({ path, bytes }: RootFile, stored: Stored | null): Replacement[] =>
  hasBytes(stored, bytes) ? [] : [{ path, bytes, expected: stored?.tag ?? null }];

const scriptsOf = (files: readonly RootFile[]): string[] =>
  files.flatMap(({ bytes }) => inlineScriptSources(textOf(bytes)));

const headersFiles = (headers: Headers): RootFile[] => [
  { path: HEADERS_JSON, bytes: bytesOf(formatHeadersJson(headers)) },
  { path: HEADERS_NGINX, bytes: bytesOf(formatHeadersNginx(headers)) },
];

/** The stored headers files, in the order of {@link headersFiles}. */
const readHeadersFiles = (store: ReleaseStore): Promise<(Stored | null)[]> =>
  Promise.all([HEADERS_JSON, HEADERS_NGINX].map((path) => store.read(path)));

/**
 * The headers files as conditions of a replacement: each is replaced by itself, unless another publisher has changed it
 * since. REL-6.
 * @returns `undefined` if the stored headers are already others.
 */
export async function headersAsWritten(store: ReleaseStore, headers: Headers) {
  const stored = await readHeadersFiles(store);
  const files = headersFiles(headers);
  if (!files.every(({ bytes }, index) => hasBytes(stored[index] ?? null, bytes))) return undefined;
  return files.map((file, index) => ({ ...file, expected: stored[index]?.tag ?? null }));
}

/** Compares the root with a host release. @throws {ReleaseError} if the release is not published. */
export async function rootChanges(store: ReleaseStore, version: string): Promise<RootChanges> {
  const manifest = await readManifest(store, HOST, version);
  if (manifest === null) throw new ReleaseError(`host ${version} is not published in ${store.location}`);
  const files = await rootFiles(store, manifest);
  // Before the documents that these headers must allow: another publisher changes headers first, too. REL-6.
  const storedHeaders = await readHeadersFiles(store);
  const read = await Promise.all(files.map(async (file) => ({ file, stored: await store.read(file.path) })));
  const documents = read.flatMap(({ file, stored }) => replacementFor(file, stored));
  const former = read.flatMap(({ file: { path }, stored }) =>
    stored !== null && isDocument(path) ? [{ path, bytes: stored.bytes, expected: stored.tag }] : [],
  );
  const headers = allowScripts(await publishedHeaders(store, manifest), [
    ...scriptsOf(files.filter(({ path }) => isDocument(path))),
    // Keep the previous host's scripts allowed while it is replaced, and those of hosts that rendered pages are of.
    // Afterwards they may stay allowed.
    ...(documents.length > 0
      ? [...scriptsOf(former), ...(await scriptsOfPages(store))]
      : allowedScripts((await readHeaders(store))?.headers ?? {})),
  ]);
  const changed = headersFiles(headers).flatMap((file, index) =>
    replacementFor(file, storedHeaders[index] ?? null),
  );
  return { headers, headersFiles: changed, former, documents };
}

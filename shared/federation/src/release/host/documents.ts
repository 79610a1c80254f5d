import * as v from 'valibot';
import { COMPRESSED } from '../../publish/compress';
import { ReleaseError } from '../errors';
import { HOST, type ReleaseManifest, readManifest, releaseFolder } from '../manifest';
import { bytesOf, type ReleaseStore, type Replacement, readText } from '../store/store';
import {
  allowedScripts,
  allowScripts,
  HEADERS_JSON,
  HEADERS_NGINX,
  type Headers,
  headersFile,
  headersJson,
  headersNginx,
} from './headers';
import { inlineScriptSources } from './inline-scripts';

/** Folder in a host's release with what goes to the portal's root when it becomes live. */
export const rootFolder = (version: string): string => `${releaseFolder(HOST, version)}/root`;

const isDocument = (path: string) => path.endsWith('.html');
const isHeaders = (path: string) => path === HEADERS_JSON;
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

interface RootFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A compressed form for the root: the release's own, or one that takes the place of an older file's. */
async function compressedForm(
  store: ReleaseStore,
  from: string,
  { path, bytes }: RootFile,
  [ending, compress]: readonly [string, (bytes: Uint8Array) => Promise<Uint8Array>],
): Promise<RootFile[]> {
  const own = await store.read(from + ending);
  if (own !== null) return [{ path: path + ending, bytes: own.bytes }];
  // A server would go on sending what stands there.
  const isThere = (await store.read(path + ending)) !== null;
  return isThere ? [{ path: path + ending, bytes: await compress(bytes) }] : [];
}

/** The files of a release for the root: documents with their compressed forms, headers, the icon. */
async function rootFiles(store: ReleaseStore, { version, files }: ReleaseManifest): Promise<RootFile[]> {
  const folder = `${rootFolder(version)}/`;
  const own = Object.keys(files).filter((path) => path.startsWith(folder));
  const read = await Promise.all(
    own.map(async (from) => {
      const stored = await store.read(from);
      if (stored === null) throw new ReleaseError(`${from} is missing in ${store.place}`);
      const file = { path: from.slice(folder.length), bytes: stored.bytes };
      // The headers are for the server itself, and become others at the root.
      const forms = (isHeaders(file.path) ? [] : Object.entries(COMPRESSED)).map((form) =>
        compressedForm(store, from, file, form),
      );
      return [file, ...(await Promise.all(forms)).flat()];
    }),
  );
  return read.flat();
}

/** What must be replaced at the root so that a release of the host is what visitors get. */
export interface RootChanges {
  /** To be in force before the first document changes. */
  readonly headers: Headers;
  readonly headersFiles: readonly Replacement[];
  readonly documents: readonly Replacement[];
}

async function changed(store: ReleaseStore, { path, bytes }: RootFile): Promise<Replacement[]> {
  const stored = await store.read(path);
  if (stored !== null && Buffer.compare(stored.bytes, bytes) === 0) return [];
  return [{ path, bytes, expected: stored?.tag ?? null }];
}

const readHeaders = (json: string): Headers => v.parse(headersFile, json).headers;

/** The inline scripts of the documents that are at the root now. */
async function scriptsAtRoot(store: ReleaseStore, documents: readonly RootFile[]): Promise<string[]> {
  const there = await Promise.all(documents.map(({ path }) => readText(store, path)));
  return there.flatMap((document) => (document === null ? [] : inlineScriptSources(document.text)));
}

/** The inline scripts that the headers at the root allow now. */
async function scriptsAllowed(store: ReleaseStore): Promise<readonly string[]> {
  const there = await readText(store, HEADERS_JSON);
  return there === null ? [] : allowedScripts(readHeaders(there.text));
}

async function headersFor(
  store: ReleaseStore,
  own: Headers,
  files: readonly RootFile[],
  moving: boolean,
): Promise<Headers> {
  const documents = files.filter(({ path }) => isDocument(path));
  return allowScripts(own, [
    ...documents.flatMap(({ bytes }) => inlineScriptSources(text(bytes))),
    // Those of the host before, while it is replaced; afterwards what is allowed may stay so.
    ...(moving ? await scriptsAtRoot(store, documents) : await scriptsAllowed(store)),
  ]);
}

const headersFiles = (headers: Headers): RootFile[] => [
  { path: HEADERS_JSON, bytes: bytesOf(headersJson(headers)) },
  { path: HEADERS_NGINX, bytes: bytesOf(headersNginx(headers)) },
];

/** Compares the root with a release of the host. @throws {ReleaseError} when it is not published. */
export async function rootChanges(store: ReleaseStore, version: string): Promise<RootChanges> {
  const manifest = await readManifest(store, HOST, version);
  if (manifest === null) throw new ReleaseError(`host ${version} is not published in ${store.place}`);
  const files = await rootFiles(store, manifest);
  const all = async (some: readonly RootFile[]) =>
    (await Promise.all(some.map((file) => changed(store, file)))).flat();
  const documents = await all(files.filter(({ path }) => !isHeaders(path)));
  const own = files.find(({ path }) => isHeaders(path));
  if (own === undefined) throw new ReleaseError(`host ${version} has no ${HEADERS_JSON}`);
  const headers = await headersFor(store, readHeaders(text(own.bytes)), files, documents.length > 0);
  return { headers, headersFiles: await all(headersFiles(headers)), documents };
}

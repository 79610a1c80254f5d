import { getContent, getVersionIndex, isContentError } from '@portal/api/content';
import {
  contentPath,
  olderVersionsView,
  type Product,
  packageVersion,
  versionIndexPath,
} from '@portal/catalog';
import * as v from 'valibot';
import { savedName } from '../file-names';
import { parseMd5 } from '../sums';

/** A file that content lists with its MD5 sum. */
interface KnownFile {
  readonly name: string;
  readonly md5: string;
}

const text = v.optional(v.fallback(v.string(), ''), '');
const listed = v.object({ md5sum: v.string(), filename: text, link: text, name: text, type: text });

function* walk(value: unknown): Generator<KnownFile> {
  if (typeof value !== 'object' || value === null) return;
  const file = v.safeParse(listed, value);
  const md5 = file.success ? parseMd5(file.output.md5sum) : undefined;
  if (file.success && md5 !== undefined) yield { name: savedName(file.output), md5 };
  for (const inner of Object.values(value)) yield* walk(inner);
}

/**
 * The files with an MD5 sum in the content of a release, whatever its layout: a sum identifies a file wherever it
 * is listed.
 */
const knownFiles = v.pipe(
  v.unknown(),
  v.transform((content): KnownFile[] => [...walk(content)]),
);

/** Most versions whose content is requested for one file, the newest ones. */
export const MAX_VERSIONS = 60;
/** Requests at a time. */
const PARALLEL = 4;
/** The search ends after this many versions that cannot be read: the service is then out of reach. */
const MAX_FAILURES = 4;

/** A version of the product, and the page that shows it. */
interface ListedVersion {
  readonly name: string;
  readonly href: string;
}

export interface SearchProgress {
  readonly compared: number;
  readonly total: number;
}

/** Where a file was found, or how much was compared with it. */
export type SearchResult =
  | { readonly kind: 'found'; readonly file: KnownFile; readonly version: ListedVersion }
  | {
      readonly kind: 'not-found';
      /** Versions that were compared. */
      readonly compared: number;
      /** False if versions were left out: those that cannot be read, or are beyond the limit. */
      readonly complete: boolean;
    };

interface SearchOptions {
  /** The page's version, as in package paths; its content is left out. `null`: none is. */
  readonly except: string | null;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SearchProgress) => void;
}

/** The versions of the index, newest first, each once. */
async function listVersions(product: Product, except: string | null, signal: AbortSignal) {
  const index = await getVersionIndex(versionIndexPath(product), { signal });
  const versions = olderVersionsView(product, index).flatMap(({ year, href, versions: ofYear }) => [
    { name: year, href },
    ...ofYear,
  ]);
  const unique = new Map<string, ListedVersion>();
  for (const { name, href } of versions)
    if (href !== null && packageVersion(name) !== except) unique.set(packageVersion(name), { name, href });
  return [...unique.values()];
}

/** The file with this sum in the content of a version; `undefined` if it lists none, or does not exist. */
async function findInVersion(product: Product, version: ListedVersion, md5: string, signal: AbortSignal) {
  const path = contentPath(product, packageVersion(version.name));
  try {
    const files = await getContent(path, knownFiles, { signal });
    return files.find((file) => file.md5 === md5);
  } catch (error) {
    if (isContentError(error, 'not-found')) return undefined;
    throw error;
  }
}

/** Throws again what is no failure of content: the visitor's cancellation, and bugs. */
function rethrowOthers(error: unknown, signal: AbortSignal): void {
  signal.throwIfAborted();
  if (!isContentError(error)) throw error;
}

/**
 * Searches the content of a product's versions for a file, newest first. VERIFY-4.
 * @throws the signal's reason.
 */
export async function searchVersions(
  product: Product,
  md5: string,
  { except, signal, onProgress }: SearchOptions,
): Promise<SearchResult> {
  let versions: readonly ListedVersion[];
  try {
    versions = await listVersions(product, except, signal);
  } catch (error) {
    rethrowOthers(error, signal);
    // A product without an index has no other versions.
    return { kind: 'not-found', compared: 0, complete: isContentError(error, 'not-found') };
  }
  const total = Math.min(versions.length, MAX_VERSIONS);
  onProgress({ compared: 0, total });
  let compared = 0;
  let failures = 0;
  while (compared + failures < total && failures < MAX_FAILURES) {
    const start = compared + failures;
    const batch = versions.slice(start, Math.min(start + PARALLEL, total));
    const results = await Promise.allSettled(
      batch.map((version) => findInVersion(product, version, md5, signal)),
    );
    for (const [position, result] of results.entries()) {
      const version = batch[position];
      if (result.status === 'rejected') {
        rethrowOthers(result.reason, signal);
        failures += 1;
      } else if (result.value !== undefined && version !== undefined)
        return { kind: 'found', file: result.value, version };
      else compared += 1;
    }
    onProgress({ compared: compared + failures, total });
  }
  return { kind: 'not-found', compared, complete: compared === versions.length };
}

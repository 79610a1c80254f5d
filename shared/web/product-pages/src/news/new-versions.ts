import { getReleases } from '@portal/api/content';
import { compareVersions, type Product, resolveVersion } from '@portal/catalog';
import { readStoredJson, writeStored } from '@portal/ui/local-storage';
import { useEffect, useLayoutEffect, useState } from 'react';
import * as v from 'valibot';

/** Hash of the notes in the address of a release. */
export const NOTES_HASH = '#notes';

type LatestOf = Pick<Product, 'code' | 'fallbackVersion'>;

/** The latest version of a product: for people, and as in addresses. */
interface LatestVersion {
  readonly display: string;
  readonly version: string;
}

/** The latest version of a product, for what a page adds later; `null` until it is known. NEWS-1. */
export function useLatestVersion(product: LatestOf): LatestVersion | null {
  const [latest, setLatest] = useState<LatestVersion | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const onReleases = (releases: Awaited<ReturnType<typeof getReleases>>) => {
      const found = resolveVersion(product, 'latest', releases);
      if (isCurrent && found.kind === 'resolved') setLatest(found);
    };
    // Without the list the page is complete: it only does not say which version is the latest.
    getReleases().then(onReleases, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [product]);
  return latest;
}

/** Local storage keys, by what was visited. Nothing of it leaves the machine. */
const STORAGE_KEYS = {
  product: 'portal.seen-versions',
  updates: 'portal.seen-updates',
  start: 'portal.seen-releases',
} as const;

/**
 * What was visited: a product's pages, the list of the updates of its releases, which the list of releases does not
 * name, or the landing page, which names the releases of all products.
 */
type Visited = keyof typeof STORAGE_KEYS;

/** Pages that are opened within this time belong to one visit. Unit: milliseconds. */
const VISIT_MS = 30 * 60_000;

/** What this machine knows of a product. */
const seenVersions = v.object({
  /** The newest version of the current visit. */
  seen: v.string(),
  /** The newest version of the visit before; that of the first visit itself at the first visit. */
  before: v.string(),
  /** Time of the last page, as of `Date.now()`. */
  at: v.number(),
});

type SeenVersions = v.InferOutput<typeof seenVersions>;

/** By product. */
const storedVersions = v.record(v.string(), v.fallback(v.nullish(seenVersions), null));

function readAll(visited: Visited): v.InferOutput<typeof storedVersions> {
  const { success, output } = v.safeParse(storedVersions, readStoredJson(STORAGE_KEYS[visited]));
  return success ? output : {};
}

const readProduct = (code: string, visited: Visited): SeenVersions | null => readAll(visited)[code] ?? null;

const isSameVisit = ({ at }: SeenVersions, now: number) => Math.abs(now - at) < VISIT_MS;

/** The newest version that was known at the last visit; `null` at the first one. */
function knownVersion(code: string, visited: Visited): string | null {
  const entry = readProduct(code, visited);
  if (entry === null) return null;
  return isSameVisit(entry, Date.now()) ? entry.before : entry.seen;
}

const isNewer = (version: string, known: string) => compareVersions(version.toLowerCase(), known) > 0;

/**
 * Tells which versions are new since the last visit on this machine. Nothing is new at the first visit. NEWS-2.
 * @param visited Default: the product's pages.
 */
export function newSinceLastVisit(code: string, visited: Visited = 'product'): (version: string) => boolean {
  const known = knownVersion(code, visited);
  return (version) => known !== null && isNewer(version, known);
}

/**
 * Whether a release is new to who comes to the landing page: neither the last visit of that page nor that of the
 * product's pages knew it. `null` if there was no visit of either. LAND-21.
 */
export function isNewRelease(code: string, version: string): boolean | null {
  const known = [knownVersion(code, 'start'), knownVersion(code, 'product')].filter((each) => each !== null);
  return known.length === 0 ? null : known.every((each) => isNewer(version, each));
}

/**
 * Remembers the newest version of a product.
 * @param latest as the releases list names it, lower-cased.
 * @param visited Default: the product's pages.
 */
export function rememberVersion(code: string, latest: string, visited: Visited = 'product'): void {
  const now = Date.now();
  const entry = readProduct(code, visited) ?? { seen: latest, before: latest, at: now };
  const seen = compareVersions(latest, entry.seen) > 0 ? latest : entry.seen;
  const before = isSameVisit(entry, now) ? entry.before : entry.seen;
  const all = { ...readAll(visited), [code]: { seen, before, at: now } };
  // Without storage nothing is marked as new.
  writeStored(STORAGE_KEYS[visited], JSON.stringify(all));
}

const NOTHING_IS_NEW = () => false;

/**
 * Which versions are new since the last visit. NEWS-2.
 * @param newest is remembered for the next visit; `null`: not known.
 * @param visited Default: the product's pages.
 */
export function useNewVersions(
  { code }: Pick<Product, 'code'>,
  newest: string | null,
  visited: Visited = 'product',
): (version: string) => boolean {
  const [isNew, setIsNew] = useState<(version: string) => boolean>(() => NOTHING_IS_NEW);
  // After the first render, which is the same for every visitor, and before the browser paints.
  useLayoutEffect(() => setIsNew(() => newSinceLastVisit(code, visited)), [code, visited]);
  useEffect(() => {
    if (newest !== null) rememberVersion(code, newest, visited);
  }, [code, newest, visited]);
  return isNew;
}

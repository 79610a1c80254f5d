import {
  contentPath,
  displayName,
  feedPath,
  olderVersionHref,
  type Product,
  packageVersion,
  products,
  RELEASES_PATH,
  type ReleaseEntry,
  screenPath,
  versionIndexPath,
} from '@portal/catalog';
import { ReleaseError } from '@portal/releases';
import { type ContentFiles, latestVersionOf, releasesList, versionsOf } from '@portal/search-index/build';
import * as v from 'valibot';
import { filesOf, type ListedFile } from './files-of';

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\S.*)?$/;

/**
 * The calendar day of a date in content, such as `2026-10-24`; `null` for any other text. Only ISO 8601 is read:
 * `10/11/2026` names two days, and "Autumn 2026" none. FEED-3.
 */
export function releaseDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = ISO_DAY.exec(text.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  // `Date` turns February 30 into March 2.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}

/** A version of a product, as the list of releases has it. */
export interface ListedRelease {
  readonly version: string;
  /** The version as addresses have it, which is what identifies it. */
  readonly key: string;
  readonly title: string;
  /** Calendar day in ISO 8601; `null`: not known. */
  readonly date: string | null;
  /** What the content says in place of a date that can be read, such as "Autumn 2026"; `null`: nothing. */
  readonly dateText: string | null;
  /** The address of its page. */
  readonly url: string;
  readonly files: readonly ListedFile[];
  /** Since when this portal lists it; absent for those that were there before the list. FEED-3. */
  readonly listed?: string;
}

export type ListedProduct = Awaited<ReturnType<typeof readProduct>>[number];

const textOrNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const versionIndex = v.array(
  v.object({
    year: textOrNumber,
    versions: v.nullish(v.array(textOrNumber), []),
    dates: v.fallback(v.nullish(v.record(v.string(), v.string()), {}), {}),
  }),
);
const releaseContent = v.looseObject({
  title: v.fallback(v.nullish(v.string(), ''), ''),
  date: v.fallback(v.nullish(v.string(), ''), ''),
});

/** The page of a version; hwp and hnp have one for their only version. */
function pageOf(product: Product, version: string): string | null {
  return screenPath(product, 'latest') === null
    ? screenPath(product, 'downloads')
    : olderVersionHref(product, version);
}

interface Source {
  readonly portal: string;
  readonly content: ContentFiles;
}

async function readRelease(
  { portal, content }: Source,
  product: Product,
  version: string,
  indexDate: string,
): Promise<ListedRelease[]> {
  const path = pageOf(product, version);
  const found = path && (await content.read(contentPath(product, version), releaseContent));
  if (path === null || !found) return [];
  const url = new URL(path, portal).href;
  const stated = [found.date, indexDate].map((date) => date.trim()).filter((date) => date !== '');
  const date = stated.map(releaseDay).find((day) => day !== null) ?? null;
  return [
    {
      version,
      key: packageVersion(version),
      title: displayName(found.title.trim() || `${product.name} ${version}`),
      date,
      dateText: date === null ? (stated[0] ?? null) : null,
      url,
      files: filesOf(found, url),
    },
  ];
}

async function readProduct(source: Source, product: Product, released: readonly ReleaseEntry[]) {
  const path = screenPath(product, 'latest') ?? screenPath(product, 'downloads');
  // hdv has no pages.
  if (path === null) return [];
  const { portal, content } = source;
  const latest = latestVersionOf(product, released);
  const index = (await content.read(versionIndexPath(product), versionIndex)) ?? [];
  const dates = new Map(index.flatMap((year) => Object.entries(year.dates)));
  const releases: ListedRelease[] = [];
  for (const version of versionsOf(product, latest, index))
    releases.push(...(await readRelease(source, product, version, dates.get(version) ?? '')));
  return [
    {
      code: product.code,
      name: displayName(product.name),
      /** The address of its newest release's page. */
      url: new URL(path, portal).href,
      /** The address of its feed. */
      feed: new URL(feedPath(product.code), portal).href,
      /** The version that `latest` leads to; `null`: none. */
      latest,
      /** Newest first, in the order of the older versions page. */
      releases,
    },
  ];
}

/**
 * Reads every release of the catalog's products from the content. FEED-1.
 * @param portal origin of the portal.
 * @throws {ReleaseError} if there is no releases list, and what `content` throws for a file that cannot be read.
 */
export async function readReleases(portal: string, content: ContentFiles): Promise<ListedProduct[]> {
  const released = await content.read(RELEASES_PATH, releasesList);
  // A repository whose key may not read it answers 404 for every file. FEED-4.
  if (released === null && content.problems.length === 0)
    throw new ReleaseError(`content-data/${RELEASES_PATH} does not exist`);
  const source: Source = { portal, content };
  const listed = await Promise.all(products.map((product) => readProduct(source, product, released ?? [])));
  return listed.flat();
}

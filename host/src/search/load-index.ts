import { getContent, getReleases } from '@portal/api/content';
import {
  compareVersions,
  contentPath,
  displayName,
  formatDay,
  IFC_PLUGINS,
  IFC_VERSION,
  ifcContentPath,
  isVersionText,
  LTS_VERSION,
  latestPath,
  ltsContentPath,
  olderVersionHref,
  type Product,
  packageVersion,
  parseReleaseDay,
  productByCode,
  type ReleaseEntry,
  resolveVersion,
  screenPath,
} from '@portal/catalog';
import { createQueryClient, type QueryResult, useQuery } from '@portal/query';
import {
  filesAt,
  type IndexedFile,
  type IndexedProduct,
  SEARCH_INDEX_PATH,
  type SearchIndex,
  searchIndex,
} from '@portal/search-index';
import type { SearchItem } from './item';

/** The page of a version; `null` for one that has none. hwp and hnp have a page for the latest only. NAV-9. */
function versionHref(product: Product, version: string): string | null {
  return screenPath(product, 'latest') === null ? latestPath(product) : olderVersionHref(product, version);
}

/**
 * How many versions are newer than a version, by its number: an index may list them in another order. None is newer
 * than the latest one. SEARCH-8.
 */
const ageIn = ({ latest, versions }: IndexedProduct, version: string): number =>
  packageVersion(version) === packageVersion(latest)
    ? 0
    : 1 + versions.filter(([other]) => other !== latest && compareVersions(other, version) > 0).length;

/** A version of a product, and its page. */
type VersionPlace = Required<Pick<SearchItem, 'version' | 'href' | 'age'>>;

const versionItem = (product: Product, place: VersionPlace, detail: string): SearchItem => ({
  kind: 'version',
  title: `${product.name} ${place.version}`,
  detail,
  keywords: product.code,
  owner: product,
  ...place,
});

/** The page that has the files, and their release. */
interface FilePlace extends Required<Pick<SearchItem, 'href' | 'source' | 'age'>> {
  readonly name: string;
}

const fileItems = (files: readonly IndexedFile[], { name, href, source, age }: FilePlace): SearchItem[] =>
  files.map((file) => ({
    kind: 'file',
    title: file.name,
    detail: file.title === '' ? name : `${displayName(file.title)} · ${name}`,
    href,
    keywords: `${file.keywords} ${source.product.code}`,
    owner: source.product,
    version: source.version,
    age,
    source,
  }));

function dateText(date: string): string {
  const day = parseReleaseDay(date);
  return day === null ? date.trim() : formatDay(day, 'short');
}

function versionItems(product: Product, indexed: IndexedProduct): SearchItem[] {
  const latest = packageVersion(indexed.latest);
  return indexed.versions.flatMap(([version, date, positions]) => {
    const href = isVersionText(version) ? versionHref(product, version) : null;
    if (href === null) return [];
    const detail = [packageVersion(version) === latest ? 'Latest version' : 'Older version', dateText(date)];
    const source = { product, version, path: contentPath(product, version), ref: 'main' } as const;
    const place = { version, href, age: ageIn(indexed, version) };
    return [
      versionItem(product, place, detail.filter((part) => part !== '').join(' · ')),
      ...fileItems(filesAt(indexed, positions, version), {
        name: `${product.name} ${version}`,
        source,
        ...place,
      }),
    ];
  });
}

function ltsItems(product: Product, indexed: IndexedProduct): SearchItem[] {
  const href = screenPath(product, 'lts');
  if (href === null) return [];
  const source = { product, version: LTS_VERSION, path: ltsContentPath(product), ref: 'develop' } as const;
  const files = filesAt(indexed, indexed.lts, LTS_VERSION);
  const age = ageIn(indexed, LTS_VERSION);
  return fileItems(files, { name: `${product.name} LTS`, href, source, age });
}

function pluginItems(product: Product, indexed: IndexedProduct): SearchItem[] {
  const href = latestPath(product);
  if (href === null) return [];
  return indexed.plugins.flatMap(([name, positions]) => {
    const plugin = IFC_PLUGINS.find((one) => one === name);
    if (plugin === undefined) return [];
    const source = { product, version: IFC_VERSION, path: ifcContentPath(plugin), ref: 'main' } as const;
    // The plug-ins are on the page of the latest version.
    return fileItems(filesAt(indexed, positions, IFC_VERSION), { name: product.name, href, source, age: 0 });
  });
}

/** The address of a video is its training page's, with the video and its group. TRN-4. */
function videoItems(product: Product, { videos }: IndexedProduct): SearchItem[] {
  const page = screenPath(product, 'training');
  if (page === null) return [];
  return videos.flatMap(([group, entries], at) =>
    entries.map(([name, video]) => ({
      kind: 'video' as const,
      title: displayName(name),
      detail: `${product.name} · ${displayName(group)}`,
      href: `${page}?${new URLSearchParams({ video, group: String(at + 1) })}`,
      keywords: 'training video',
      owner: product,
    })),
  );
}

/** Versions, files and videos of the index; products that the portal does not know are ignored. SEARCH-2, INDEX-4. */
const indexItems = ({ products }: SearchIndex): SearchItem[] =>
  products.flatMap((indexed) => {
    const product = productByCode(indexed.code);
    if (product === undefined) return [];
    return [versionItems, ltsItems, pluginItems, videoItems].flatMap((itemsOf) => itemsOf(product, indexed));
  });

/** What the index adds to the catalog. */
export type LoadedIndex = Awaited<ReturnType<typeof loadIndex>>;

/** The latest versions that the index lacks, because it was built before they were released. */
function unindexed({ products }: SearchIndex, releases: readonly ReleaseEntry[]): [Product, SearchItem][] {
  return products.flatMap(({ code, versions }): [Product, SearchItem][] => {
    const product = productByCode(code);
    const latest = product && resolveVersion(product, 'latest', releases);
    if (product === undefined || latest?.kind !== 'resolved') return [];
    const href = versionHref(product, latest.version);
    if (href === null || versions.some(([version]) => version === latest.display)) return [];
    return [[product, versionItem(product, { version: latest.display, href, age: 0 }, 'Latest version')]];
  });
}

export async function loadIndex() {
  // Without the list of releases, the index counts as up to date.
  const releases = getReleases().catch((): readonly ReleaseEntry[] => []);
  const index = await getContent(SEARCH_INDEX_PATH, searchIndex);
  const missing = unindexed(index, await releases);
  return {
    items: [...missing.map(([, item]) => item), ...indexItems(index)],
    /** Names of products whose latest version is newer than the index. */
    newer: missing.map(([product]) => product.name),
    /** How many versions of each product have their files in the index; `null`: all. INDEX-3. */
    versionsWithFiles: index.versionsWithFiles ?? null,
  };
}

const client = createQueryClient();
const indexQuery = {
  queryKey: ['search-index'],
  queryFn: loadIndex,
  staleTime: Number.POSITIVE_INFINITY,
};

/** Loads the index when Search is first opened; it is kept for the page load, a failure is not. SEARCH-4. */
export const useSearchIndex = (): QueryResult<LoadedIndex> =>
  useQuery({ queryKey: indexQuery.queryKey, queryFn: () => client.fetchQuery(indexQuery) });

/** For tests: the next use loads the index again. */
export const clearSearchIndex = (): void => client.clear();

import { getContent, getReleases } from '@portal/api/content';
import { type Product, productByCode, type ReleaseEntry, resolveVersion } from '@portal/catalog';
import { createQueryClient, type QueryResult, useQuery } from '@portal/query';
import { SEARCH_INDEX_PATH, type SearchIndex, searchIndex } from '@portal/search-index';
import { indexItems, versionHref, versionItem } from './index-items';
import type { SearchItem } from './item';

/** What the index adds to the catalog. */
export interface LoadedIndex {
  readonly items: readonly SearchItem[];
  /** Names of products whose latest version is newer than the index. */
  readonly newer: readonly string[];
  /** How many versions of each product have their files in the index; `null`: all. INDEX-3. */
  readonly versionsWithFiles: number | null;
}

/** The latest versions that the index lacks, because it was built before they were released. */
function unindexed({ products }: SearchIndex, releases: readonly ReleaseEntry[]): [Product, SearchItem][] {
  return products.flatMap(({ code, versions }): [Product, SearchItem][] => {
    const product = productByCode(code);
    const latest = product && resolveVersion(product, 'latest', releases);
    if (product === undefined || latest?.kind !== 'resolved') return [];
    const href = versionHref(product, latest.version);
    if (href === null || versions.some(([version]) => version === latest.display)) return [];
    return [[product, versionItem(product, latest.display, href, 'Latest version')]];
  });
}

async function loadIndex(): Promise<LoadedIndex> {
  // Without the list of releases, the index counts as up to date.
  const releases = getReleases().catch((): readonly ReleaseEntry[] => []);
  const index = await getContent(SEARCH_INDEX_PATH, searchIndex);
  const missing = unindexed(index, await releases);
  return {
    items: [...missing.map(([, item]) => item), ...indexItems(index)],
    newer: missing.map(([product]) => product.name),
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

import {
  contentPath,
  IFC_PLUGINS,
  IFC_VERSION,
  ifcContentPath,
  isVersionText,
  LTS_VERSION,
  ltsContentPath,
  type Product,
  packageVersion,
  products,
  RELEASES_PATH,
  type ReleaseEntry,
  resolveVersion,
  screenPath,
  sortVersionIndex,
  trainingContentPath,
  type VersionYear,
  versionIndexPath,
} from '@portal/catalog';
import { type IndexedProduct, SEARCH_INDEX_FORMAT } from '../format';
import * as schemas from './content-files';
import { type ContentFiles, contentFiles } from './content-files';
import { FileTable, filesOf } from './files';
import { fitIndex } from './fit-index';

/** The version that `latest` means; `null` for a product that the releases list does not name. VER-2. */
export function latestVersionOf(product: Product, releases: readonly ReleaseEntry[]): string | null {
  const resolved = resolveVersion(product, 'latest', releases);
  return resolved.kind === 'resolved' ? resolved.display : null;
}

/** The versions that have a page, newest first: of hwp and hnp only the latest one has. NAV-9, OLD-1, OLD-2, OLD-5. */
export function versionsOf(product: Product, latest: string | null, index: readonly VersionYear[]): string[] {
  const listed = sortVersionIndex(product, index).flatMap(({ year, versions }) =>
    product.olderVersions?.yearIsLink ? [...versions, String(year)] : versions,
  );
  const newest = latest === null ? [] : [latest];
  const all = screenPath(product, 'latest') === null ? newest : [...newest, ...listed];
  const firstByKey = new Map(all.toReversed().map((version) => [packageVersion(version), version]));
  return [...new Set(all)].filter(
    (version) => firstByKey.get(packageVersion(version)) === version && isVersionText(version),
  );
}

/** Options of {@link buildSearchIndex}. */
interface BuildOptions {
  /** The `content-data` folder of the branch `develop`, with the LTS release. Default: it is not indexed. LTS-1. */
  readonly develop?: string;
  /** Default: {@link SEARCH_INDEX_MAX_BYTES}. */
  readonly maxBytes?: number;
}

/** A video is listed once in a group; training of Communicator and HPS. TRN-7. */
async function videosOf(product: Product, content: ContentFiles): Promise<IndexedProduct['videos']> {
  if (screenPath(product, 'training') === null) return [];
  const groups = (await content.read(trainingContentPath(product), schemas.training)) ?? [];
  return groups.map(({ group_name, content: videos }) => [
    group_name,
    videos.map(({ name, video_id }) => [name, video_id]),
  ]);
}

async function ltsFilesOf(product: Product, develop: ContentFiles | null, table: FileTable) {
  if (develop === null || screenPath(product, 'lts') === null) return [];
  const content = await develop.read(ltsContentPath(product), schemas.release);
  return table.add(filesOf(content), LTS_VERSION);
}

async function pluginsOf(product: Product, content: ContentFiles, table: FileTable) {
  const plugins: IndexedProduct['plugins'] = [];
  if (product.layout !== 'autocad-oem') return plugins;
  for (const plugin of IFC_PLUGINS) {
    const found = await content.read(ifcContentPath(plugin), schemas.plugin);
    if (found !== null) plugins.push([plugin, table.add(filesOf(found), IFC_VERSION)]);
  }
  return plugins;
}

async function indexProduct(
  product: Product,
  releases: readonly ReleaseEntry[],
  content: ContentFiles,
  develop: ContentFiles | null,
): Promise<IndexedProduct> {
  const table = new FileTable();
  const latest = latestVersionOf(product, releases);
  const index = (await content.read(versionIndexPath(product), schemas.versionIndex)) ?? [];
  const versions: IndexedProduct['versions'] = [];
  for (const version of versionsOf(product, latest, index)) {
    const found = await content.read(contentPath(product, version), schemas.release);
    if (found !== null) versions.push([version, found.date, table.add(filesOf(found), version)]);
  }
  const lts = await ltsFilesOf(product, develop, table);
  const plugins = await pluginsOf(product, content, table);
  const videos = await videosOf(product, content);
  return { code: product.code, latest: latest ?? '', ...table.tables, versions, lts, plugins, videos };
}

/**
 * Builds the index of a `content-data` folder. The same folder gives the same index on every machine. Only public
 * content is read: releases, version indexes, training and IFC plug-ins of the catalog's products. INDEX-1 to INDEX-3.
 * @returns the index, and one sentence for each content file that could not be used; its entries are missing.
 * @throws if the folder cannot be read, or if the index is too large even without files.
 */
export async function buildSearchIndex(folder: string, { develop, maxBytes }: BuildOptions = {}) {
  const content = contentFiles(folder);
  const developContent = develop === undefined ? null : contentFiles(develop);
  const releases = (await content.read(RELEASES_PATH, schemas.releasesList)) ?? [];
  const indexed: IndexedProduct[] = [];
  // hdv has no pages, so nothing of it can be opened.
  for (const product of products.filter(({ section }) => section !== null))
    indexed.push(await indexProduct(product, releases, content, developContent));
  const index = fitIndex({ format: SEARCH_INDEX_FORMAT, products: indexed }, maxBytes);
  return { index, problems: [...content.problems, ...(developContent?.problems ?? [])] };
}

import {
  contentPath,
  displayName,
  formatIsoDate,
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
  parseDate,
  productByCode,
  screenPath,
} from '@portal/catalog';
import { filesAt, type IndexedFile, type IndexedProduct, type SearchIndex } from '@portal/search-index';
import type { ReleaseSource, SearchItem } from './item';

/** The page of a version; `null` for one that has none. hwp and hnp have a page for the latest only. NAV-9. */
export function versionHref(product: Product, version: string): string | null {
  return screenPath(product, 'latest') === null ? latestPath(product) : olderVersionHref(product, version);
}

export const versionItem = (product: Product, version: string, href: string, detail: string): SearchItem => ({
  kind: 'version',
  title: `${product.name} ${version}`,
  detail,
  href,
  keywords: product.code,
});

const fileItems = (
  files: readonly IndexedFile[],
  place: { readonly name: string; readonly href: string; readonly source: ReleaseSource },
): SearchItem[] =>
  files.map(({ name, title, keywords }) => ({
    kind: 'file',
    title: name,
    detail: title === '' ? place.name : `${displayName(title)} · ${place.name}`,
    href: place.href,
    keywords: `${keywords} ${place.source.product.code}`,
    source: place.source,
  }));

function dateText(date: string): string {
  const day = parseDate(date);
  return day === null ? date.trim() : formatIsoDate(day);
}

function versionItems(product: Product, indexed: IndexedProduct): SearchItem[] {
  const latest = packageVersion(indexed.latest);
  return indexed.versions.flatMap(([version, date, positions]) => {
    const href = isVersionText(version) ? versionHref(product, version) : null;
    if (href === null) return [];
    const detail = [packageVersion(version) === latest ? 'Latest version' : 'Older version', dateText(date)];
    const source = { product, version, path: contentPath(product, version), ref: 'main' } as const;
    return [
      versionItem(product, version, href, detail.filter((part) => part !== '').join(' · ')),
      ...fileItems(filesAt(indexed, positions, version), {
        name: `${product.name} ${version}`,
        href,
        source,
      }),
    ];
  });
}

function ltsItems(product: Product, indexed: IndexedProduct): SearchItem[] {
  const href = screenPath(product, 'lts');
  if (href === null) return [];
  const source = { product, version: LTS_VERSION, path: ltsContentPath(product), ref: 'develop' } as const;
  const files = filesAt(indexed, indexed.lts, LTS_VERSION);
  return fileItems(files, { name: `${product.name} LTS`, href, source });
}

function pluginItems(product: Product, indexed: IndexedProduct): SearchItem[] {
  const href = latestPath(product);
  if (href === null) return [];
  return indexed.plugins.flatMap(([name, positions]) => {
    const plugin = IFC_PLUGINS.find((one) => one === name);
    if (plugin === undefined) return [];
    const source = { product, version: IFC_VERSION, path: ifcContentPath(plugin), ref: 'main' } as const;
    return fileItems(filesAt(indexed, positions, IFC_VERSION), { name: product.name, href, source });
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
    })),
  );
}

/** Versions, files and videos of the index; products that the portal does not know are ignored. SEARCH-2, INDEX-4. */
export const indexItems = ({ products }: SearchIndex): SearchItem[] =>
  products.flatMap((indexed) => {
    const product = productByCode(indexed.code);
    return product === undefined
      ? []
      : [versionItems, ltsItems, pluginItems, videoItems].flatMap((itemsOf) => itemsOf(product, indexed));
  });

import { screenPath } from '../sections/screens';
import type { Product } from '../types';
import { contentPath, RELEASES_PATH, versionIndexPath } from './paths';

/**
 * The content of a product's latest version, looked up in a list of versions. The same shape as `NewestContent`
 * of `@portal/contract`, which this package may not import. `describeRemote` accepts these hints, so the compiler
 * checks that the two types match.
 */
interface LatestContentHint {
  /** Path of the list of versions. */
  readonly list: string;
  readonly product: string;
  /** Path of the content, with `{version}` for the version. */
  readonly path: string;
  /** What replaces the dots of the version in the path. */
  readonly dot: '.' | '-';
}

type PreloadHint = string | LatestContentHint;

const PLACEHOLDER = '{version}';

/** The releases list, and the latest version's content if its path depends only on the version. */
function latestContentHints(product: Product): readonly PreloadHint[] {
  if (product.versionRule === 'realdwg') return [RELEASES_PATH];
  return [
    RELEASES_PATH,
    {
      list: RELEASES_PATH,
      product: product.code,
      path: contentPath(product, PLACEHOLDER),
      dot: product.versionRule === 'plain' ? '.' : '-',
    },
  ];
}

/**
 * The content to preload for the pages of some products, by page path: the releases list and the latest version
 * for download pages, the version index for older versions. The host requests it while the code is loading.
 * Paths are relative to `content-data/`.
 */
export function contentPreloads(products: readonly Product[]): Record<string, readonly PreloadHint[]> {
  return Object.fromEntries(
    products.flatMap((product) =>
      [
        [screenPath(product, 'latest'), latestContentHints(product)] as const,
        [screenPath(product, 'downloads'), latestContentHints(product)] as const,
        [screenPath(product, 'older-versions'), [versionIndexPath(product)]] as const,
      ].flatMap(([address, hints]) => (address === null ? [] : [[address, hints] as const])),
    ),
  );
}

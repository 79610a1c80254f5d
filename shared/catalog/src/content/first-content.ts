import { screenPath } from '../sections/screens';
import type { Product } from '../types';
import { contentPath, RELEASES_PATH, versionIndexPath } from './paths';

/**
 * The content of a product's newest version, by the list that names the version: `NewestContent` of
 * `@portal/contract`, which this package stands beside and may not import. `describeRemote` takes what
 * is made here, so the compiler holds the two together.
 */
interface Newest {
  readonly list: string;
  readonly product: string;
  readonly path: string;
  readonly dot: '.' | '-';
}

type Hint = string | Newest;

const PLACEHOLDER = '{version}';

/** The releases list, and the newest version's content where its path follows from the version alone. */
function newest(product: Product): readonly Hint[] {
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
 * What the pages of some products read first, by address: the releases and the newest version where
 * that is shown, the version index where the older ones are. It is asked for while the code is still
 * on its way. Paths are below `content-data/`.
 */
export function firstContent(products: readonly Product[]): Record<string, readonly Hint[]> {
  return Object.fromEntries(
    products.flatMap((product) =>
      [
        [screenPath(product, 'latest'), newest(product)] as const,
        [screenPath(product, 'downloads'), newest(product)] as const,
        [screenPath(product, 'older-versions'), [versionIndexPath(product)]] as const,
      ].flatMap(([address, hints]) => (address === null ? [] : [[address, hints] as const])),
    ),
  );
}

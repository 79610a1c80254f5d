import { screenPath } from '../sections/screens';
import type { Product } from '../types';
import { RELEASES_PATH, versionIndexPath } from './paths';

/**
 * What the pages of some products read first, by address: the releases where the newest version is
 * shown, the version index where the older ones are. The document asks for it while the code is still
 * on its way. Paths are below `content-data/`.
 */
export function firstContent(products: readonly Product[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    products.flatMap((product) =>
      [
        [screenPath(product, 'latest'), RELEASES_PATH] as const,
        [screenPath(product, 'downloads'), RELEASES_PATH] as const,
        [screenPath(product, 'older-versions'), versionIndexPath(product)] as const,
      ].flatMap(([address, file]) => (address === null ? [] : [[address, [file]] as const])),
    ),
  );
}

import type { ProductCode } from '@portal/catalog';
import type { Release } from './file-locations';
import { type GenericProduct, genericContent } from './generic';
import { versionsOf } from './versions';
import type { VersionYear } from './wire';

/** The content of one product. */
export interface ProductContent {
  readonly code: ProductCode;
  readonly index: readonly VersionYear[];
  /** Its version in the releases list; absent for `hwp`, which is not listed. VER-3. */
  readonly latest?: string;
  /** Versions with content. Default: all versions of the index. */
  readonly versions?: readonly string[];
  readonly release: (version: string) => Release;
}

/** A product with the generic layout and nothing unusual: the index's first version is the latest. */
export function genericProductContent(code: ProductCode, product: GenericProduct): ProductContent {
  const latest = versionsOf(product.index)[0];
  return {
    code,
    index: product.index,
    ...(latest !== undefined && { latest }),
    release: (version) => ({ layout: 'generic', content: genericContent(product, version) }),
  };
}

import { type Product, products } from '@portal/catalog';
import type { FileLocation, Release } from './file-locations';
import { type GenericProduct, genericContent } from './generic';
import type { TrainingGroup } from './training';
import { versionsOf } from './versions';
import type { VersionYear } from './wire';

/** The content of one product: the export `content` of its file in `products/`. */
export interface ProductContent {
  readonly index: readonly VersionYear[];
  /** Its version in the releases list; absent for `hwp`, which is not listed. VER-3. */
  readonly latest?: string;
  /** Versions with content. Default: all versions of the index. */
  readonly versions?: readonly string[];
  readonly release: (version: string) => Release;
  /** Its online training. Default: none. */
  readonly training?: readonly TrainingGroup[];
  /** Its long-term-support release, which is on the branch `develop` only. Default: none. LTS-1. */
  readonly longTermSupport?: Release;
  /** Files that the portal's page names and the content does not. Default: none. PAR-3. */
  readonly unlistedFiles?: { readonly version: string; readonly files: readonly FileLocation[] };
}

/** A product with the generic layout and nothing unusual: the index's first version is the latest. */
export function genericProductContent(product: GenericProduct): ProductContent {
  const latest = versionsOf(product.index)[0];
  return {
    index: product.index,
    ...(latest !== undefined && { latest }),
    release: (version) => ({ layout: 'generic', content: genericContent(product, version) }),
  };
}

/** The file in `products/` with a product's content: its code, with dashes for underscores. */
export const contentFile = ({ code }: Pick<Product, 'code'>): string => `${code.replaceAll('_', '-')}.ts`;

/** Loads the content of every product of the catalog, in the catalog's order. */
export function loadProductContents(): Promise<
  { readonly product: Product; readonly content: ProductContent }[]
> {
  return Promise.all(
    products.map(async (product) => {
      const module: { readonly content: ProductContent } = await import(`./products/${contentFile(product)}`);
      return { product, content: module.content };
    }),
  );
}

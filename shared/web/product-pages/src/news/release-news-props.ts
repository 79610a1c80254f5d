import type { Product } from '@portal/catalog';

/** The release that a page shows. */
export interface ReleaseNewsProps {
  readonly product: Product;
  /** As in package paths. */
  readonly version: string;
}

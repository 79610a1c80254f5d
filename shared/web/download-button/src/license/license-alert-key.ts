import type { Product } from '@portal/catalog';

/** The fields of a product that a "View my License" button needs. */
export type LicensedProduct = Pick<Product, 'code' | 'family'>;

/** The alert key of a page's "View my License" button. */
export const licenseAlertKey = (product: Pick<Product, 'code'>): string => `license:${product.code}`;

import type { CatalogSection, Product } from '../types';
import { type ProductCode, products, sections } from '.';

/** Finds a product by its code; never `undefined` for a `ProductCode`. */
export function productByCode(code: ProductCode): Product;
export function productByCode(code: string): Product | undefined;
export function productByCode(code: string): Product | undefined {
  return products.find((product) => product.code === code);
}

/**
 * The innermost section that a path belongs to: `/hoops/visualize/hps/trial` is in hps, not in visualize.
 * Case-insensitive, like the router.
 */
export function sectionOf(pathname: string): CatalogSection | undefined {
  const path = `${pathname.toLowerCase()}/`;
  const depth = ({ section }: CatalogSection) => section?.length ?? 0;
  return sections
    .filter(({ section }) => section !== null && path.startsWith(`${section}/`))
    .sort((a, b) => depth(b) - depth(a))
    .at(0);
}

/** The product name in tracking events; an unknown code is returned unchanged. NAME-3. */
export function trackingName(code: string): string {
  return productByCode(code)?.trackingName ?? code;
}

/**
 * Whether evaluations of a product are requested from sales with `getproductlicense`: partner and OEM products
 * only; `false` for an unknown code. ALERT-9.
 */
export function isPartnerProduct(code: string): boolean {
  const family = productByCode(code)?.family;
  return family === 'partner' || family === 'oem';
}

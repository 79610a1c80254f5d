import type { CatalogSection, Product, ProductCode } from '../types';
import { products, sections } from '.';

/** A product by its code; `undefined` only for a code that the portal's own code does not name. */
export function productByCode(code: ProductCode): Product;
export function productByCode(code: string): Product | undefined;
export function productByCode(code: string): Product | undefined {
  return products.find((product) => product.code === code);
}

/** The product that an address lies in. Letter case does not matter, as in the router. */
export function productBySection(pathname: string): Product | undefined {
  return innermost(products, pathname);
}

/** The innermost section that an address lies in: `/hoops/visualize/hps/trial` is in hps, not in visualize. */
export function sectionOf(pathname: string): CatalogSection | undefined {
  return innermost(sections, pathname);
}

function innermost<Entry extends CatalogSection>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined {
  const path = `${pathname.toLowerCase()}/`;
  const depth = ({ section }: CatalogSection) => section?.length ?? 0;
  return entries
    .filter(({ section }) => section !== null && path.startsWith(`${section}/`))
    .sort((a, b) => depth(b) - depth(a))
    .at(0);
}

/** The name that tracking events carry for a product; a code that is unknown stands for itself. NAME-3. */
export function trackingName(code: string): string {
  return productByCode(code)?.trackingName ?? code;
}

/**
 * Whether evaluations of a product are requested from sales with `getproductlicense`: partner and OEM
 * products only; `false` for a code that the table does not hold. ALERT-9.
 */
export function isPartnerProduct(code: string): boolean {
  const family = productByCode(code)?.family;
  return family === 'partner' || family === 'oem';
}

/** The alert that a missing license opens for a product. PROD-3. */
export function alertTypeFor(product: Pick<Product, 'noLicenseAlert'>): Product['noLicenseAlert'] {
  return product.noLicenseAlert;
}

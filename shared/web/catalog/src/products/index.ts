import type { CatalogSection, Product } from '../types';
import { caeProducts } from './cae';
import { hoopsSdks, hoopsTools } from './hoops';
import { oemProducts, toolkits } from './partner';
import { hoopsPlatforms, platformSection } from './platforms';
import { visualizeApis, visualizeSection } from './visualize';

// Lists and menus show products in the order of these tables.

const hoops = [...hoopsSdks, ...visualizeApis, ...hoopsPlatforms, ...hoopsTools];
const partner = [...oemProducts, ...toolkits];

/** Products under `/hoops`, and the demo viewer, which has no section. */
export const hoopsProducts: readonly Product[] = hoops;

/** Products under `/platform-products` and `/toolkits`. */
export const partnerProducts: readonly Product[] = partner;

export { caeProducts };

/** The codes of all products. PROD-1. */
export type ProductCode = (typeof hoops | typeof partner | typeof caeProducts)[number]['code'];

/** Every product. PROD-1. */
export const products: readonly Product[] = [...hoops, ...partner, ...caeProducts];

/** Every section with pages: those of products, and the two pages above products. */
export const sections: readonly CatalogSection[] = [
  ...hoopsSdks,
  visualizeSection,
  ...visualizeApis,
  platformSection,
  ...hoopsPlatforms,
  ...hoopsTools,
  ...partner,
  ...caeProducts,
].filter(({ section }: CatalogSection) => section !== null);

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

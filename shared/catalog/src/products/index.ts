import type { CatalogSection, Product, ProductCode } from '../types';
import { caeProducts } from './cae';
import { hoopsSdks } from './hoops-sdks';
import { hoopsTools } from './hoops-tools';
import { oemProducts, toolkits } from './partner';
import { hoopsPlatforms, platformSection } from './platforms';
import { visualizeApis, visualizeSection } from './visualize';

export { caeProducts };

/** Products that `/hoops` and the demo viewers are made of. */
export const hoopsProducts: readonly Product[] = [
  ...hoopsSdks,
  ...visualizeApis,
  ...hoopsPlatforms,
  ...hoopsTools,
];

/** Products of `/toolkits` and `/platform-products`. */
export const partnerProducts: readonly Product[] = [...toolkits, ...oemProducts];

/** Every product. Decisions §3. */
export const products: readonly Product[] = [...hoopsProducts, ...caeProducts, ...partnerProducts];

/** Every section with pages: the products' own and the two pages above products. */
export const sections: readonly CatalogSection[] = [
  ...products.filter((product) => product.section !== null),
  visualizeSection,
  platformSection,
];

/** A product by its code; `undefined` only for a code that the portal's code does not name. */
export function productByCode(code: ProductCode): Product;
export function productByCode(code: string): Product | undefined;
export function productByCode(code: string): Product | undefined {
  return products.find((product) => product.code === code);
}

const holds = (section: string, pathname: string) =>
  pathname === section || pathname.startsWith(`${section}/`);

/** The innermost section that an address lies in: `/hoops/visualize/hps/trial` is in hps, not in visualize. */
export function sectionOf(pathname: string): CatalogSection | undefined {
  return innermost(sections, pathname);
}

/** The product that an address lies in. */
export function productBySection(pathname: string): Product | undefined {
  return innermost(products, pathname);
}

function innermost<Entry extends CatalogSection>(entries: readonly Entry[], pathname: string) {
  return entries
    .filter(({ section }) => section !== null && holds(section, pathname))
    .reduce<Entry | undefined>(
      (best, entry) => ((entry.section ?? '').length > (best?.section ?? '').length ? entry : best),
      undefined,
    );
}

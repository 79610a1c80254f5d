import type { CatalogSection, Product } from '../types';
import { caeProducts } from './cae';
import { hoopsSdks } from './hoops-sdks';
import { hoopsTools } from './hoops-tools';
import { oemProducts } from './oem';
import { hoopsPlatforms, platformSection } from './platforms';
import { toolkits } from './toolkits';
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

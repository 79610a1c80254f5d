import type { CatalogSection, Product } from '../types';
import { caeProducts } from './cae';
import { hoopsProducts } from './hoops';
import { partnerProducts } from './partner';
import { platformSection } from './platforms';
import { visualizeSection } from './visualize';

/** Every product. PROD-1. */
export const products: readonly Product[] = [...hoopsProducts, ...caeProducts, ...partnerProducts];

/** Every section with pages: those of products, and the two pages above products. */
export const sections: readonly CatalogSection[] = [
  ...products.filter((product) => product.section !== null),
  visualizeSection,
  platformSection,
];

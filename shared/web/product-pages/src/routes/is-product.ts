import type { CatalogSection, Product } from '@portal/catalog';

/** Whether a section is a product, which has content; a platform's pages, for example, lead to those of products. */
export const isProduct = (section: CatalogSection): section is Product => 'contentFolder' in section;

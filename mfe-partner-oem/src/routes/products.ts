import { type ContentLayout, type Product, partnerProducts } from '@portal/catalog';
import {
  productScreens,
  type ScreenObject,
  type Screens,
  sectionRoutes,
  unknownRoute,
} from '@portal/product-pages';
import type { RouteObject } from '@portal/router';
import { articles } from './articles';
import { downloads } from './downloads';

/** Selects the downloads page by content layout, and the articles by product. */
export function screensOf(product: Product): Screens<Product> {
  const byLayout: Partial<Record<ContentLayout, (product: Product) => ScreenObject>> = downloads;
  return {
    latest: byLayout[product.layout] ?? productScreens.latest,
    'older-versions': productScreens['older-versions'],
    ...articles[product.code],
  };
}

/** The routes of all partner and OEM products whose section starts with a prefix. */
export function familyRoutes(prefix: string): RouteObject[] {
  const products = partnerProducts.filter(({ section }) => section?.startsWith(prefix));
  return [...products.flatMap((product) => sectionRoutes(product, screensOf(product))), unknownRoute];
}

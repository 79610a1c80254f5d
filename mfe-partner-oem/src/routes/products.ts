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

/** The downloads page goes by the layout of the product's content, the articles by the product. */
function screensOf(product: Product): Screens<Product> {
  const detail: Partial<Record<ContentLayout, (product: Product) => ScreenObject>> = downloads;
  return {
    latest: detail[product.layout] ?? productScreens.latest,
    'older-versions': productScreens['older-versions'],
    ...articles[product.code],
  };
}

/** The sections of all partner and OEM products below a first segment, from their catalog entries. */
export function familyRoutes(prefix: string): RouteObject[] {
  const family = partnerProducts.filter(({ section }) => section?.startsWith(prefix));
  return [...family.flatMap((product) => sectionRoutes(product, screensOf(product))), unknownRoute];
}

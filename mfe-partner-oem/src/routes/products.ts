import { type ContentLayout, type Product, partnerProducts } from '@portal/catalog';
import {
  dataScreen,
  prefetchable,
  productScreens,
  releaseLoader,
  type ScreenObject,
  type Screens,
  sectionRoutes,
  unknownRoute,
} from '@portal/product-pages';
import { getContent, inventorOemContent, parasolidContent, polygonicaContent } from '@portal/sdk/api/content';
import type { RouteObject } from '@portal/sdk/router';
import { autocadOemLoader } from '../downloads/autocad-oem/load';
import { articleScreens } from './articles';

/** The downloads pages, by content layout, that only partner and OEM products have. OEM-4, OEM-9, PAR-1, POLY-1. */
const downloads = {
  parasolid: (product) =>
    dataScreen(
      prefetchable(releaseLoader(product, (path) => getContent(path, parasolidContent))),
      () => import(/* webpackChunkName: "parasolid-downloads" */ '../downloads/parasolid/screen'),
    ),
  polygonica: (product) =>
    dataScreen(
      prefetchable(releaseLoader(product, (path) => getContent(path, polygonicaContent))),
      () => import(/* webpackChunkName: "polygonica-downloads" */ '../downloads/polygonica/screen'),
    ),
  'autocad-oem': (product) =>
    dataScreen(
      prefetchable(autocadOemLoader(product)),
      () => import(/* webpackChunkName: "autocad-oem-downloads" */ '../downloads/autocad-oem/screen'),
    ),
  'inventor-oem': (product) =>
    dataScreen(
      prefetchable(releaseLoader(product, (path) => getContent(path, inventorOemContent))),
      () => import(/* webpackChunkName: "inventor-oem-downloads" */ '../downloads/inventor-oem/screen'),
    ),
} satisfies Partial<Record<ContentLayout, (product: Product) => ScreenObject>>;

/** Selects the downloads page by content layout, and the articles by product. */
export function screensOf(product: Product): Screens<Product> {
  const byLayout: Partial<Record<ContentLayout, (product: Product) => ScreenObject>> = downloads;
  return {
    latest: byLayout[product.layout] ?? productScreens.latest,
    'older-versions': productScreens['older-versions'],
    ...articleScreens(product),
  };
}

/** The routes of all partner and OEM products whose section starts with a prefix. */
export function familyRoutes(prefix: string): RouteObject[] {
  const products = partnerProducts.filter(({ section }) => section?.startsWith(prefix));
  return [...products.flatMap((product) => sectionRoutes(product, screensOf(product))), unknownRoute];
}

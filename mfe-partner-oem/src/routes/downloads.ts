import { getContent, inventorOemContent, parasolidContent, polygonicaContent } from '@portal/api/content';
import type { ContentLayout, Product } from '@portal/catalog';
import { dataScreen, prefetchable, releaseLoader, type ScreenObject } from '@portal/product-pages';
import { autocadOemLoader } from '../downloads/autocad-oem/load';

/** The downloads pages, by content layout, that only partner and OEM products have. OEM-4, OEM-9, PAR-1, POLY-1. */
export const downloads = {
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

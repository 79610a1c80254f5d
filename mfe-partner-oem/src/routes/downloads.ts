import { getContent, inventorOemContent, parasolidContent, polygonicaContent } from '@portal/api/content';
import type { ContentLayout, Product } from '@portal/catalog';
import { prefetchable, releaseLoader, type ScreenObject } from '@portal/product-pages';
import { autocadOemLoader } from '../downloads/autocad-oem/load';

/** The downloads pages, by content layout, that only partner and OEM products have. OEM-4, OEM-9, PAR-1, POLY-1. */
export const downloads = {
  parasolid: (product) => ({
    ...prefetchable(releaseLoader(product, (path) => getContent(path, parasolidContent))),
    lazy: () => import(/* webpackChunkName: "parasolid-downloads" */ '../downloads/parasolid/screen'),
  }),
  polygonica: (product) => ({
    ...prefetchable(releaseLoader(product, (path) => getContent(path, polygonicaContent))),
    lazy: () => import(/* webpackChunkName: "polygonica-downloads" */ '../downloads/polygonica/screen'),
  }),
  'autocad-oem': (product) => ({
    ...prefetchable(autocadOemLoader(product)),
    lazy: () => import(/* webpackChunkName: "autocad-oem-downloads" */ '../downloads/autocad-oem/screen'),
  }),
  'inventor-oem': (product) => ({
    ...prefetchable(releaseLoader(product, (path) => getContent(path, inventorOemContent))),
    lazy: () => import(/* webpackChunkName: "inventor-oem-downloads" */ '../downloads/inventor-oem/screen'),
  }),
} satisfies Partial<Record<ContentLayout, (product: Product) => ScreenObject>>;

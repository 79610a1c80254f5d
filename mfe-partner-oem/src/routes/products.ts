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
import { inventorOemContent, parasolidContent, polygonicaContent } from '@portal/sdk/api/content';
import type { RouteObject } from '@portal/sdk/router';
import { createElement } from 'react';
import type { Article } from '../article/article';
import { autocadOemLoader } from '../downloads/autocad-oem/load';

/** Loads an article. Its text is a chunk of its own, so that visitors load no other texts. */
type LoadArticle = () => Promise<{ readonly article: Article }>;

/** The articles by product code. The catalog decides which of them have a route. */
const articles: Readonly<Record<string, { readonly [Screen in keyof Screens<Product>]?: LoadArticle }>> = {
  realdwg: {
    about: () => import(/* webpackChunkName: "realdwg-about" */ '../content/realdwg/about'),
    documentation: () =>
      import(/* webpackChunkName: "realdwg-documentation" */ '../content/realdwg/documentation'),
  },
  'siemens-parasolid': {
    about: () => import(/* webpackChunkName: "parasolid-about" */ '../content/parasolid/about'),
    platforms: () => import(/* webpackChunkName: "parasolid-platforms" */ '../content/parasolid/platforms'),
  },
  polygonica: {
    about: () => import(/* webpackChunkName: "polygonica-about" */ '../content/polygonica/about'),
  },
  autocad_oem: {
    about: () => import(/* webpackChunkName: "autocad-oem-about" */ '../content/autocad-oem/about'),
    documentation: () =>
      import(/* webpackChunkName: "autocad-oem-documentation" */ '../content/autocad-oem/documentation'),
    support: () => import(/* webpackChunkName: "autocad-oem-support" */ '../content/autocad-oem/support'),
    training: () => import(/* webpackChunkName: "autocad-oem-training" */ '../content/autocad-oem/training'),
  },
  inventor_oem: {
    about: () => import(/* webpackChunkName: "inventor-oem-about" */ '../content/inventor-oem/about'),
    documentation: () =>
      import(/* webpackChunkName: "inventor-oem-documentation" */ '../content/inventor-oem/documentation'),
    support: () => import(/* webpackChunkName: "inventor-oem-support" */ '../content/inventor-oem/support'),
  },
};

/** The page of an article; all articles share the chunk that renders them. */
const articlePage =
  (load: LoadArticle) =>
  (product: Product): ScreenObject => ({
    lazy: async () => {
      const [{ article }, { ArticlePage }] = await Promise.all([
        load(),
        import(/* webpackChunkName: "article" */ '../article/ArticlePage'),
      ]);
      return { element: createElement(ArticlePage, { key: article.title, article, product }) };
    },
  });

/** The downloads pages, by content layout, that only partner and OEM products have. OEM-4, OEM-9, PAR-1, POLY-1. */
const downloads: Partial<Record<ContentLayout, (product: Product) => ScreenObject>> = {
  parasolid: (product) =>
    dataScreen(
      prefetchable(releaseLoader(product, parasolidContent)),
      () => import(/* webpackChunkName: "parasolid-downloads" */ '../downloads/parasolid/screen'),
    ),
  polygonica: (product) =>
    dataScreen(
      prefetchable(releaseLoader(product, polygonicaContent)),
      () => import(/* webpackChunkName: "polygonica-downloads" */ '../downloads/polygonica/screen'),
    ),
  'autocad-oem': (product) =>
    dataScreen(
      prefetchable(autocadOemLoader(product)),
      () => import(/* webpackChunkName: "autocad-oem-downloads" */ '../downloads/autocad-oem/screen'),
    ),
  'inventor-oem': (product) =>
    dataScreen(
      prefetchable(releaseLoader(product, inventorOemContent)),
      () => import(/* webpackChunkName: "inventor-oem-downloads" */ '../downloads/inventor-oem/screen'),
    ),
};

/** Selects the downloads page by content layout, and the articles by product. */
export function screensOf(product: Product): Screens<Product> {
  const screens = Object.entries(articles[product.code] ?? {});
  return {
    latest: downloads[product.layout] ?? productScreens.latest,
    'older-versions': productScreens['older-versions'],
    ...Object.fromEntries(screens.map(([screen, load]) => [screen, articlePage(load)])),
  };
}

/** The routes of all partner and OEM products whose section starts with a prefix. */
export function familyRoutes(prefix: string): RouteObject[] {
  const products = partnerProducts.filter(({ section }) => section?.startsWith(prefix));
  return [...products.flatMap((product) => sectionRoutes(product, screensOf(product))), unknownRoute];
}

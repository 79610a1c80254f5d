import type { Product } from '@portal/catalog';
import type { ScreenObject, Screens } from '@portal/product-pages';
import { createElement } from 'react';
import type { Article } from '../article/article';

/**
 * The page of an article. Its text is a chunk of its own, so that visitors load no other texts; all articles share
 * the chunk that renders them.
 */
const articlePage =
  (load: () => Promise<{ readonly article: Article }>) =>
  (product: Product): ScreenObject => ({
    lazy: async () => {
      const [{ article }, { ArticlePage }] = await Promise.all([
        load(),
        import(/* webpackChunkName: "article" */ '../article/ArticlePage'),
      ]);
      return { element: createElement(ArticlePage, { key: article.title, article, product }) };
    },
  });

/** The articles by product code. The catalog decides which of them have a route. */
export const articles: Readonly<Record<string, Screens<Product>>> = {
  realdwg: {
    about: articlePage(() => import(/* webpackChunkName: "realdwg-about" */ '../content/realdwg/about')),
    documentation: articlePage(
      () => import(/* webpackChunkName: "realdwg-documentation" */ '../content/realdwg/documentation'),
    ),
  },
  'siemens-parasolid': {
    about: articlePage(() => import(/* webpackChunkName: "parasolid-about" */ '../content/parasolid/about')),
    platforms: articlePage(
      () => import(/* webpackChunkName: "parasolid-platforms" */ '../content/parasolid/platforms'),
    ),
  },
  polygonica: {
    about: articlePage(
      () => import(/* webpackChunkName: "polygonica-about" */ '../content/polygonica/about'),
    ),
  },
  autocad_oem: {
    about: articlePage(
      () => import(/* webpackChunkName: "autocad-oem-about" */ '../content/autocad-oem/about'),
    ),
    documentation: articlePage(
      () =>
        import(/* webpackChunkName: "autocad-oem-documentation" */ '../content/autocad-oem/documentation'),
    ),
    support: articlePage(
      () => import(/* webpackChunkName: "autocad-oem-support" */ '../content/autocad-oem/support'),
    ),
    training: articlePage(
      () => import(/* webpackChunkName: "autocad-oem-training" */ '../content/autocad-oem/training'),
    ),
  },
  inventor_oem: {
    about: articlePage(
      () => import(/* webpackChunkName: "inventor-oem-about" */ '../content/inventor-oem/about'),
    ),
    documentation: articlePage(
      () =>
        import(/* webpackChunkName: "inventor-oem-documentation" */ '../content/inventor-oem/documentation'),
    ),
    support: articlePage(
      () => import(/* webpackChunkName: "inventor-oem-support" */ '../content/inventor-oem/support'),
    ),
  },
};

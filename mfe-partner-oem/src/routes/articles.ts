import type { Product } from '@portal/catalog';
import type { ScreenObject, Screens } from '@portal/product-pages';
import { createElement } from 'react';
import type { Article } from '../article/article';

/** Loads an article. Its text is a chunk of its own, so that visitors load no other texts. */
type LoadArticle = () => Promise<{ readonly article: Article }>;

type Articles = { readonly [Screen in keyof Screens<Product>]?: LoadArticle };

/** The articles by product code. The catalog decides which of them have a route. */
const articles: Readonly<Record<string, Articles>> = {
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

export const articleScreens = ({ code }: Product): Screens<Product> =>
  Object.fromEntries(
    Object.entries(articles[code] ?? {}).map(([screen, load]) => [screen, articlePage(load)]),
  );

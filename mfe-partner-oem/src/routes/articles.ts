import type { Product } from '@portal/catalog';
import type { ScreenObject, Screens } from '@portal/product-pages';

/** A page without a loader: its text is part of its chunk. */
const article = (lazy: ScreenObject['lazy']) => (): ScreenObject => ({ lazy });

/** The articles by product code. The catalog decides which of them have a route. */
export const articles: Readonly<Record<string, Screens<Product>>> = {
  realdwg: {
    about: article(() => import(/* webpackChunkName: "realdwg-about" */ '../screens/realdwg-about')),
    documentation: article(
      () => import(/* webpackChunkName: "realdwg-documentation" */ '../screens/realdwg-documentation'),
    ),
  },
  'siemens-parasolid': {
    about: article(() => import(/* webpackChunkName: "parasolid-about" */ '../screens/parasolid-about')),
    platforms: article(
      () => import(/* webpackChunkName: "parasolid-platforms" */ '../screens/parasolid-platforms'),
    ),
  },
  polygonica: {
    about: article(() => import(/* webpackChunkName: "polygonica-about" */ '../screens/polygonica-about')),
  },
  autocad_oem: {
    about: article(() => import(/* webpackChunkName: "autocad-oem-about" */ '../screens/autocad-oem-about')),
    documentation: article(
      () =>
        import(/* webpackChunkName: "autocad-oem-documentation" */ '../screens/autocad-oem-documentation'),
    ),
    support: article(
      () => import(/* webpackChunkName: "autocad-oem-support" */ '../screens/autocad-oem-support'),
    ),
    training: article(
      () => import(/* webpackChunkName: "autocad-oem-training" */ '../screens/autocad-oem-training'),
    ),
  },
  inventor_oem: {
    about: article(
      () => import(/* webpackChunkName: "inventor-oem-about" */ '../screens/inventor-oem-about'),
    ),
    documentation: article(
      () =>
        import(/* webpackChunkName: "inventor-oem-documentation" */ '../screens/inventor-oem-documentation'),
    ),
    support: article(
      () => import(/* webpackChunkName: "inventor-oem-support" */ '../screens/inventor-oem-support'),
    ),
  },
};

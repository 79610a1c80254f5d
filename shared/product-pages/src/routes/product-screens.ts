import type { Product } from '@portal/catalog';
import { readGeneric } from '../generic/read';
import { indexLoader } from '../older-versions/load';
import { prefetchable } from '../state/prefetchable';
import { releaseLoader } from '../state/release';
import { trainingLoader } from '../training/load';
import { isNewVideoOnly } from '../training/revalidation';
import type { ScreenObject, Screens } from './section-routes';

const detail = (product: Product): ScreenObject => ({
  ...prefetchable(releaseLoader(product, readGeneric)),
  lazy: () => import(/* webpackChunkName: "download-detail" */ '../generic/screen'),
});

/** The screens that every product of the generic layout has in common. */
export const productScreens: Screens<Product> = {
  latest: detail,
  downloads: detail,
  'older-versions': (product) => ({
    ...prefetchable(indexLoader(product)),
    lazy: () => import(/* webpackChunkName: "older-versions" */ '../older-versions/screen'),
  }),
  training: (product) => ({
    ...prefetchable(trainingLoader(product)),
    shouldRevalidate: (change) => change.defaultShouldRevalidate && !isNewVideoOnly(change),
    lazy: () => import(/* webpackChunkName: "training" */ '../training/screen'),
  }),
};

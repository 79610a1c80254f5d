import type { Product } from '@portal/catalog';
import { versionIndexLoader } from '../older-versions/load';
import { readGeneric } from '../release/read-generic';
import { releaseLoader } from '../release/release';
import { prefetchable } from '../state/prefetchable';
import { trainingLoader } from '../training/load';
import { isVideoChange } from '../training/revalidation';
import type { ScreenObject, Screens } from './section-routes';

const detail = (product: Product): ScreenObject => ({
  ...prefetchable(releaseLoader(product, readGeneric)),
  lazy: () => import(/* webpackChunkName: "download-detail" */ '../release/screen'),
});

/** The screens that all products of the generic layout share. */
export const productScreens: Screens<Product> = {
  latest: detail,
  downloads: detail,
  'older-versions': (product) => ({
    ...prefetchable(versionIndexLoader(product)),
    lazy: () => import(/* webpackChunkName: "older-versions" */ '../older-versions/screen'),
  }),
  training: (product) => ({
    ...prefetchable(trainingLoader(product)),
    shouldRevalidate: (change) => change.defaultShouldRevalidate && !isVideoChange(change),
    lazy: () => import(/* webpackChunkName: "training" */ '../training/screen'),
  }),
};

import type { Product } from '@portal/catalog';
import { readGeneric } from '../generic/read-generic';
import { versionIndexLoader } from '../older-versions/load';
import { prefetchable } from '../state/prefetchable';
import { releaseLoader } from '../state/release';
import { trainingLoader } from '../training/load';
import { isVideoChange } from '../training/revalidation';
import type { ScreenObject, Screens } from './section-routes';

const detail = (product: Product): ScreenObject => ({
  ...prefetchable(releaseLoader(product, readGeneric)),
  lazy: () => import(/* webpackChunkName: "download-detail" */ '../generic/screen'),
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

import type { Product } from '@portal/catalog';
import { versionIndexLoader } from '../older-versions/load';
import { readGeneric } from '../release/read-generic';
import { releaseLoader } from '../release/release';
import { prefetchable } from '../state/prefetchable';
import { trainingLoader } from '../training/load';
import { isVideoChange } from '../training/revalidation';
import { dataScreen } from './screen-route';
import type { ScreenObject, Screens } from './section-routes';

const detail = (product: Product): ScreenObject =>
  dataScreen(
    prefetchable(releaseLoader(product, readGeneric)),
    () => import(/* webpackChunkName: "download-detail" */ '../release/screen'),
  );

/** The screens that all products of the generic layout share. */
export const productScreens: Screens<Product> = {
  latest: detail,
  downloads: detail,
  'older-versions': (product) =>
    dataScreen(
      prefetchable(versionIndexLoader(product)),
      () => import(/* webpackChunkName: "older-versions" */ '../older-versions/screen'),
    ),
  training: (product) =>
    dataScreen(
      {
        ...prefetchable(trainingLoader(product)),
        shouldRevalidate: (change) => change.defaultShouldRevalidate && !isVideoChange(change),
      },
      () => import(/* webpackChunkName: "training" */ '../training/screen'),
    ),
};

import { genericContent, getContent } from '@portal/api/content';
import type { Product } from '@portal/catalog';
import { versionIndexLoader } from '../older-versions/load';
import { releaseLoader } from '../release/release';
import { prefetchable } from '../state/prefetchable';
import { trainingLoader } from '../training/load';
import { dataScreen } from './screen-route';
import type { ScreenObject, Screens } from './section-routes';

const detail = (product: Product): ScreenObject =>
  dataScreen(
    prefetchable(releaseLoader(product, (path) => getContent(path, genericContent))),
    () => import(/* webpackChunkName: "download-detail" */ '../release/GenericRelease'),
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
      prefetchable(trainingLoader(product)),
      () => import(/* webpackChunkName: "training" */ '../training/screen'),
    ),
};

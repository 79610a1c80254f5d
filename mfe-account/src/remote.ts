import { sectionOf } from '@portal/catalog';
import { dataScreen } from '@portal/product-pages';
import { defineRemote, type HeadHandle } from '@portal/sdk';
import type { RouteObject } from '@portal/sdk/router';
import { description } from '../remote.config';
import { prefetchPanel } from './landing/load-panel';
import { licensesLoader, shouldRevalidate } from './licenses/loader';
import { trialLoader } from './trial/loader';

const licenses = dataScreen(
  { loader: licensesLoader, shouldRevalidate },
  () => import(/* webpackChunkName: "licenses" */ './licenses/LicensesScreen'),
);

/** What search engines read of a trial page: the product of its path. PAGES-4. */
const trialHead: HeadHandle = { head: sectionOf };

const trialRoutes: readonly RouteObject[] = [
  {
    index: true,
    handle: trialHead,
    ...dataScreen(
      { loader: trialLoader },
      () => import(/* webpackChunkName: "trial" */ './trial/TrialScreen'),
    ),
  },
];

export default defineRemote(description, {
  routes: {
    '/license_generator': [{ index: true, ...licenses }],
    '/hoops/:product/trial': trialRoutes,
    '/hoops/visualize/:api/trial': trialRoutes,
  },
  slots: {
    'start.aside': () => {
      prefetchPanel();
      return import(/* webpackChunkName: "slot-start-aside" */ './landing/LandingPanel');
    },
  },
});

import { defineRemote } from '@portal/contract';
import type { RouteObject } from '@portal/router';
import { description } from '../remote.config';
import { preloadPanel } from './landing/load-panel';
import { licensesLoader } from './licenses/loader';
import { trialLoader } from './trial/loader';

const licenseRoutes: readonly RouteObject[] = [
  {
    index: true,
    loader: licensesLoader,
    lazy: () => import(/* webpackChunkName: "licenses" */ './licenses/LicensesScreen'),
  },
];

const trialRoutes: readonly RouteObject[] = [
  {
    index: true,
    loader: trialLoader,
    lazy: () => import(/* webpackChunkName: "trial" */ './trial/TrialScreen'),
  },
];

export default defineRemote(description, {
  routes: {
    '/license_generator': licenseRoutes,
    '/hoops/:product/trial': trialRoutes,
    '/hoops/visualize/:api/trial': trialRoutes,
  },
  slots: {
    'start.aside': () => {
      preloadPanel();
      return import(/* webpackChunkName: "slot-start-aside" */ './landing/LandingPanel');
    },
  },
});

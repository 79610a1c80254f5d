import { pathRedirect, START_PATH } from '@portal/catalog';
import { unknownRoute } from '@portal/product-pages';
import type { HeadHandle } from '@portal/sdk';
import { type RouteObject, redirect } from '@portal/sdk/router';

/** The page of the archive. */
export const DOWNLOADS_PATH = '/qt-toolkit/downloads';

const qtHead: HeadHandle = {
  head: {
    name: 'Qt Toolkit',
    description:
      'The unchanged source archives of the Qt versions that the applications use, under the LGPL.',
  },
};

/** The Qt archive. QT-1. */
export const qtRoutes: readonly RouteObject[] = [
  { index: true, loader: () => redirect(DOWNLOADS_PATH) },
  {
    path: 'downloads',
    handle: qtHead,
    lazy: () => import(/* webpackChunkName: "qt-downloads" */ '../qt/screen'),
  },
  unknownRoute,
];

/** The path that is quoted in the license notice of Qt. NAV-5. */
export const lgplRoutes: readonly RouteObject[] = [
  { index: true, loader: () => redirect(pathRedirect('/LGPL') ?? START_PATH) },
];

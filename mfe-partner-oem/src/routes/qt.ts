import { pathRedirect, START_PATH } from '@portal/catalog';
import { unknownRoute } from '@portal/product-pages';
import { type RouteObject, redirect } from '@portal/router';

/** The page of the archive. */
export const DOWNLOADS_PATH = '/qt-toolkit/downloads';

/** The Qt archive. QT-1. */
export const qtRoutes: readonly RouteObject[] = [
  { index: true, loader: () => redirect(DOWNLOADS_PATH) },
  {
    path: 'downloads',
    lazy: () => import(/* webpackChunkName: "qt-downloads" */ '../qt/screen'),
  },
  unknownRoute,
];

/** The path that is quoted in the license notice of Qt. NAV-5. */
export const lgplRoutes: readonly RouteObject[] = [
  { index: true, loader: () => redirect(pathRedirect('/LGPL') ?? START_PATH) },
];

import { pathRedirect, START_PATH } from '@portal/catalog';
import { unknownRoute } from '@portal/product-pages';
import { type RouteObject, redirect } from '@portal/router';

const DOWNLOADS = '/qt-toolkit/downloads';

/** The Qt archive. QT-1. */
export const qtRoutes: readonly RouteObject[] = [
  { index: true, loader: () => redirect(DOWNLOADS) },
  {
    path: 'downloads',
    lazy: () => import(/* webpackChunkName: "qt-downloads" */ '../screens/qt-downloads'),
  },
  unknownRoute,
];

/** The address under which the license of Qt is quoted. NAV-5. */
export const lgplRoutes: readonly RouteObject[] = [
  { index: true, loader: () => redirect(pathRedirect('/LGPL') ?? START_PATH) },
];

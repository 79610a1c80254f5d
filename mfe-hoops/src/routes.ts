import { hoopsProducts, platformSection, visualizeSection } from '@portal/catalog';
import { sectionRoutes, unknownRoute } from '@portal/product-pages';
import type { RouteObject } from '@portal/router';
import { platformScreens, productScreens, visualizeScreens } from './screens';

/** The routes below `/hoops`: sections of products, Visualize and the platform, and two single pages. */
export const hoopsRoutes: readonly RouteObject[] = [
  ...hoopsProducts.flatMap((product) => sectionRoutes(product, productScreens)),
  ...sectionRoutes(visualizeSection, visualizeScreens),
  ...sectionRoutes(platformSection, platformScreens),
  { path: 'cadflow', lazy: () => import(/* webpackChunkName: "cadflow" */ './cadflow/screen') },
  { path: 'demos', lazy: () => import(/* webpackChunkName: "demos" */ './demos/screen') },
  unknownRoute,
];

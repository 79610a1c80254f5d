import { hoopsProducts, platformSection, visualizeSection } from '@portal/catalog';
import { sectionRoutes, unknownRoute } from '@portal/product-pages';
import type { RouteObject } from '@portal/router';
import { platformScreens, productScreens, visualizeScreens } from './screens';

/** Everything below `/hoops`: the products' sections, the two pages above products, and two single pages. */
export const hoopsRoutes: readonly RouteObject[] = [
  ...hoopsProducts.flatMap((product) => sectionRoutes(product, productScreens)),
  ...sectionRoutes(visualizeSection, visualizeScreens),
  ...sectionRoutes(platformSection, platformScreens),
  { path: 'cadflow', lazy: () => import(/* webpackChunkName: "cadflow" */ './cadflow/screen') },
  { path: 'demos', lazy: () => import(/* webpackChunkName: "demos" */ './demos/screen') },
  unknownRoute,
];

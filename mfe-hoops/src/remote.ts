import { hoopsProducts, platformSection, visualizeSection } from '@portal/catalog';
import { defineRemote } from '@portal/contract';
import { sectionRoutes, unknownRoute } from '@portal/product-pages';
import { description } from '../remote.config';
import { platformScreens, productScreens, visualizeScreens } from './screens';

/** Sections of products, of Visualize and of the platform, and two single pages. */
export default defineRemote(description, {
  routes: {
    '/hoops/*': [
      ...hoopsProducts.flatMap((product) => sectionRoutes(product, productScreens)),
      ...sectionRoutes(visualizeSection, visualizeScreens),
      ...sectionRoutes(platformSection, platformScreens),
      { path: 'cadflow', lazy: () => import(/* webpackChunkName: "cadflow" */ './cadflow/screen') },
      { path: 'demos', lazy: () => import(/* webpackChunkName: "demos" */ './demos/screen') },
      unknownRoute,
    ],
  },
});

import { hoopsProducts, platformSection, visualizeSection } from '@portal/catalog';
import { sectionRoutes, unknownRoute } from '@portal/product-pages';
import { defineRemote, type HeadHandle } from '@portal/sdk';
import { description } from '../remote.config';
import { platformScreens, productScreens, visualizeScreens } from './screens';

const cadflowHead: HeadHandle = {
  head: { name: 'CADFlow', description: 'Convert and inspect CAD models in the browser with HOOPS CADFlow.' },
};
const demosHead: HeadHandle = {
  head: {
    name: 'HOOPS Demos',
    description: 'See what the HOOPS toolkits do, in the browser or with a demo viewer.',
  },
};

/** Sections of products, of Visualize and of the platform, and two single pages. */
export default defineRemote(description, {
  routes: {
    '/hoops/*': [
      ...hoopsProducts.flatMap((product) => sectionRoutes(product, productScreens)),
      ...sectionRoutes(visualizeSection, visualizeScreens),
      ...sectionRoutes(platformSection, platformScreens),
      {
        path: 'cadflow',
        handle: cadflowHead,
        lazy: () => import(/* webpackChunkName: "cadflow" */ './cadflow/screen'),
      },
      {
        path: 'demos',
        handle: demosHead,
        lazy: () => import(/* webpackChunkName: "demos" */ './demos/screen'),
      },
      unknownRoute,
    ],
  },
});

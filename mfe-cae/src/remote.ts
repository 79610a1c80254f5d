import { caeProducts } from '@portal/catalog';
import { productScreens, sectionRoutes, unknownRoute } from '@portal/product-pages';
import { defineRemote } from '@portal/sdk';
import { description } from '../remote.config';

export default defineRemote(description, {
  routes: {
    '/cae/*': [...caeProducts.flatMap((product) => sectionRoutes(product, productScreens)), unknownRoute],
  },
});

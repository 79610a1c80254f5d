import { caeProducts } from '@portal/catalog';
import { defineRemote } from '@portal/contract';
import { productScreens, sectionRoutes, unknownRoute } from '@portal/product-pages';
import { description } from '../remote.config';

export default defineRemote(description, {
  routes: {
    '/cae/*': [...caeProducts.flatMap((product) => sectionRoutes(product, productScreens)), unknownRoute],
  },
});

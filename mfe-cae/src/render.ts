import { caeProducts } from '@portal/catalog';
import { productScreens } from '@portal/product-pages';
import { sectionPages } from '@portal/product-pages/pages';
import type { RenderableRemote } from '@portal/sdk';
import module from './remote';

export default {
  module,
  pages: () => sectionPages(caeProducts, () => productScreens),
} satisfies RenderableRemote;

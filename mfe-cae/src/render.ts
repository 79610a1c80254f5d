import { caeProducts } from '@portal/catalog';
import type { RenderableRemote } from '@portal/contract';
import { productScreens } from '@portal/product-pages';
import { sectionPages } from '@portal/product-pages/pages';
import module from './remote';

export default {
  module,
  pages: () => sectionPages(caeProducts, () => productScreens),
} satisfies RenderableRemote;

import { partnerProducts } from '@portal/catalog';
import { sectionPages } from '@portal/product-pages/pages';
import type { RenderableRemote } from '@portal/sdk';
import module from './remote';
import { screensOf } from './routes/products';
import { DOWNLOADS_PATH } from './routes/qt';

export default {
  module,
  pages: async () => [...(await sectionPages(partnerProducts, screensOf)), DOWNLOADS_PATH],
} satisfies RenderableRemote;

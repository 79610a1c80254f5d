import { hoopsProducts, platformSection, visualizeSection } from '@portal/catalog';
import { sectionPages } from '@portal/product-pages/pages';
import type { RenderableRemote } from '@portal/sdk';
import module from './remote';
import { platformScreens, productScreens, visualizeScreens } from './screens';

export default {
  module,
  pages: async () => [
    ...(await sectionPages(hoopsProducts, () => productScreens)),
    ...(await sectionPages([visualizeSection], () => visualizeScreens)),
    ...(await sectionPages([platformSection], () => platformScreens)),
    '/hoops/cadflow',
    '/hoops/demos',
  ],
} satisfies RenderableRemote;

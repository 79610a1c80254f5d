import { type CatalogSection, LTS_VERSION, ltsContentPath, type Product } from '@portal/catalog';
import {
  dataScreen,
  fixedScreen,
  type ScreenObject,
  type Screens,
  productScreens as sharedScreens,
  versionLoader,
} from '@portal/product-pages';
import { genericContent, getContent } from '@portal/sdk/api/content';

/** Loads the long-term-support release from the branch `develop`. LTS-1, CALL-17. */
const ltsLoader = (product: Product) =>
  versionLoader(product, LTS_VERSION, () =>
    getContent(ltsContentPath(product), genericContent, { ref: 'develop' }),
  );

const about = (section: CatalogSection): ScreenObject =>
  fixedScreen({ section }, () => import(/* webpackChunkName: "about" */ './about/screen'));

const graphicsCards = (section: CatalogSection): ScreenObject =>
  fixedScreen({ section }, () => import(/* webpackChunkName: "graphics-cards" */ './graphics-cards/screen'));

const chooser = (choice: 'about' | 'downloads') => (): ScreenObject =>
  fixedScreen({ choice }, () => import(/* webpackChunkName: "chooser" */ './chooser/screen'));

/** The screens of the products. Trial pages belong to `mfe-account`. */
export const productScreens: Screens<Product> = {
  ...sharedScreens,
  about,
  'graphics-cards': graphicsCards,
  lts: (product) =>
    dataScreen({ loader: ltsLoader(product) }, () => import(/* webpackChunkName: "lts" */ './lts/screen')),
};

/** The screens of `/hoops/visualize`, the parent of two programming interfaces. HOOPS-5, NAV-7. */
export const visualizeScreens: Screens<CatalogSection> = { about, 'graphics-cards': graphicsCards };

/** The choosers between the web and the native platform, for about and downloads. HOOPS-3. */
export const platformScreens: Screens<CatalogSection> = {
  about: chooser('about'),
  downloads: chooser('downloads'),
};

import {
  type CatalogSection,
  type Product,
  platformSection,
  productByCode,
  START_PATH,
  screenPath,
} from '@portal/catalog';

/** What the chooser chooses: a platform's own page, or its downloads. */
export type Choice = 'about' | 'downloads';

/** A platform to choose, with the page that it leads to. */
export interface PlatformChoice {
  readonly product: Product;
  readonly to: string;
}

/** What the loader of the chooser hands to its screen. */
export interface ChooserData {
  readonly section: CatalogSection;
  readonly choice: Choice;
  readonly platforms: readonly PlatformChoice[];
}

const PLATFORMS = ['hwp', 'hnp'] as const;

/** The web and the native platform. HOOPS-3. */
export const chooserLoader = (choice: Choice) => (): ChooserData => ({
  section: platformSection,
  choice,
  platforms: PLATFORMS.map((code) => {
    const product = productByCode(code);
    return { product, to: screenPath(product, choice) ?? START_PATH };
  }),
});

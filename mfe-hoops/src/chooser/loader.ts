import {
  type CatalogSection,
  type Product,
  platformSection,
  productByCode,
  START_PATH,
  screenPath,
} from '@portal/catalog';

/** The pages that the chooser links to: the platforms' about pages, or their downloads. */
export type Choice = 'about' | 'downloads';

/** A platform with the path of the page that it links to. */
export interface PlatformChoice {
  readonly product: Product;
  readonly to: string;
}

/** The data that the chooser's loader provides to its screen. */
export interface ChooserData {
  readonly section: CatalogSection;
  readonly choice: Choice;
  readonly platforms: readonly PlatformChoice[];
}

const PLATFORMS = ['hwp', 'hnp'] as const;

/** Loads the choice between the web and the native platform. HOOPS-3. */
export const chooserLoader = (choice: Choice) => (): ChooserData => ({
  section: platformSection,
  choice,
  platforms: PLATFORMS.map((code) => {
    const product = productByCode(code);
    return { product, to: screenPath(product, choice) ?? START_PATH };
  }),
});

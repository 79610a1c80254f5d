import type { Product, ProductFamily } from '../types';

/** The fields that an entry always states. */
type Stated = 'name' | 'subtitle' | 'description';

/** An entry without its code: it states only what differs from its family's defaults. */
type Entry = Pick<Product, Stated> & Partial<Omit<Product, 'code' | Stated>>;

type Defaults = Omit<Product, 'code' | 'trackingName' | Stated>;

/** Creates the function that makes the entries of a family from their code and what differs. */
const family =
  (defaultsOf: (code: string) => Defaults) =>
  <const Code extends string>(code: Code, entry: Entry): Product & { readonly code: Code } => ({
    ...defaultsOf(code),
    trackingName: entry.name,
    ...entry,
    code,
  });

const common = {
  needsLicense: false,
  viewMyLicense: false,
  layout: 'generic',
  versionRule: 'plain',
  screens: ['latest', 'older-versions'],
} as const;

/** A product under `/hoops`. */
export const hoops = family((code) => ({
  ...common,
  section: `/hoops/${code}`,
  family: 'hoops',
  icon: code,
  contentFolder: `hoops-product/${code}`,
  packagePath: code,
  docsPath: `/${code}`,
}));

/** A product under `/cae`; all have "View my License". PROD-4. */
export const cae = family((code) => ({
  ...common,
  section: `/cae/${code}`,
  family: 'ceetron',
  icon: code,
  contentFolder: `cae-product/${code}`,
  packagePath: `cae/${code}`,
  docsPath: `/${code}`,
  viewMyLicense: true,
  versionRule: 'dots-to-dashes',
}));

/** Toolkits and OEM products: downloads need a license, and evaluations are requested from sales. PROD-2. */
const licensed = (name: ProductFamily, sections: string, packages: string) =>
  family((code) => ({
    ...common,
    section: `/${sections}/${code}`,
    family: name,
    icon: code,
    contentFolder: `partner-product/${code}`,
    packagePath: `${packages}/${code}`,
    docsPath: `/${code}`,
    needsLicense: true,
  }));

/** A product under `/toolkits`. */
export const toolkit = licensed('partner', 'toolkits', 'toolkits');

/** A product under `/platform-products`. */
export const oem = licensed('oem', 'platform-products', 'platform_products');

import type { MenuGroup, Product, ProductFamily } from '../types';

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

const hoopsDefaults = (code: string) =>
  ({
    ...common,
    section: `/hoops/${code}`,
    family: 'hoops',
    icon: code,
    contentFolder: `hoops-product/${code}`,
    packagePath: code,
    docsPath: `/${code}`,
  }) as const;

/** A product under `/hoops`. */
export const hoops = family(hoopsDefaults);

const sdkDefaults = { viewMyLicense: true, datasets: true, docsMenu: true } as const;

/** A HOOPS SDK, which the account service calls "HOOPS" and its code. PROD-4, NAME-2. */
export const hoopsSdk = family((code) => ({
  ...hoopsDefaults(code),
  ...sdkDefaults,
  menu: 'hoops-sdks',
  contentFolder: `hoops-product/hoops-${code}`,
  accountNames: { pattern: new RegExp(`\\bhoops ${code}\\b`), fallback: new RegExp(`\\b${code}\\b`) },
}));

/** A programming interface of HOOPS Visualize. PROD-4. */
export const visualizeApi = family((code) => ({
  ...hoopsDefaults(code),
  ...sdkDefaults,
  menu: 'visualize-apis',
  section: `/hoops/visualize/${code}`,
  contentFolder: `hoops-product/hoops-visualize-${code}`,
  packagePath: `visualize/${code}`,
}));

/** A product under `/cae`; all have "View my License". PROD-4. */
export const cae = family((code) => ({
  ...common,
  section: `/cae/${code}`,
  family: 'ceetron',
  menu: 'ceetron-sdks',
  icon: code,
  contentFolder: `cae-product/${code}`,
  packagePath: `cae/${code}`,
  docsPath: `/${code}`,
  docsMenu: true,
  viewMyLicense: true,
  versionRule: 'dots-to-dashes',
}));

/** Toolkits and OEM products: downloads need a license, and evaluations are requested from sales. PROD-2. */
const licensed = (name: ProductFamily, menu: MenuGroup, sections: string, packages: string) =>
  family((code) => ({
    ...common,
    section: `/${sections}/${code}`,
    family: name,
    menu,
    icon: code,
    contentFolder: `partner-product/${code}`,
    packagePath: `${packages}/${code}`,
    docsPath: `/${code}`,
    accountNames: { pattern: new RegExp(`\\b${code.replace('_', ' ')}\\b`) },
    needsLicense: true,
  }));

/** A product under `/toolkits`. */
export const toolkit = licensed('partner', 'modelers', 'toolkits', 'toolkits');

/** A product under `/platform-products`. */
export const oem = licensed('oem', 'autodesk', 'platform-products', 'platform_products');

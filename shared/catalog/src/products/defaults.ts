/** Default fields per family; an entry lists only what differs. PROD-2, PROD-3, PROD-4. */

const common = {
  needsLicense: false,
  viewMyLicense: false,
  layout: 'generic',
  versionRule: 'plain',
  screens: ['latest', 'older-versions'],
} as const;

/** Properties that all products under `/hoops` share. */
export const hoops = { ...common, family: 'hoops', noLicenseAlert: 'nolicensehoops' } as const;

/** Properties that all products under `/cae` share; all have "View my License". */
export const cae = {
  ...common,
  family: 'ceetron',
  noLicenseAlert: 'nolicensenonhoops',
  viewMyLicense: true,
  versionRule: 'dots-to-dashes',
} as const;

/** Toolkits and OEM products: downloads need a license, and evaluations are requested from sales. */
export const licensed = { ...common, noLicenseAlert: 'nolicensenonhoops', needsLicense: true } as const;

import type { NoLicenseAlert, Product } from './types';

/**
 * What a download requires of a signed-in user. `none`: signing in is enough. `product`: the license of the
 * page's product, if its entry has `needsLicense`, for the version and language that the page names. `any-version`:
 * the same license, without version and language.
 */
type LicenseRule = 'none' | 'product' | 'any-version';

/** Every kind of download with its license rule: the one table of who may download what. ACCESS-1. */
export const LICENSE_RULES = {
  /** A file in the content of a release. PROD-2. */
  releases: 'product',
  /** The latest executable of a demo viewer, in the content of its own release. PATH-9. */
  'demo-viewers': 'none',
  /** Sample models for the HOOPS toolkits. PATH-8. */
  datasets: 'product',
  /** The converter that `generate_hmf_to_hsf_link` offers. PATH-8. */
  converter: 'product',
  /** The resources list of AutoCAD OEM. PATH-6. */
  'autocad-oem-resources': 'product',
  /** IFC plug-ins; the page's product is AutoCAD OEM. PROD-5, PATH-7. */
  'ifc-plugins': 'any-version',
  /** Installers of a trial, by release. TRI-7, PATH-12. */
  installers: 'none',
  /** Supplementary material of online training. TRN-6, PATH-10. */
  'training-supplements': 'none',
  /** Sample archives and slides, from which people learn before they have a license. ART-2, PATH-11. */
  'autocad-oem-training': 'none',
  /** Documents about the IFC plug-ins. ART-2, PATH-11. */
  'ifc-documents': 'none',
  /** Source archives of Qt, which is not a product, by version. QT-2. */
  'qt-archives': 'none',
} as const satisfies Readonly<Record<string, LicenseRule>>;

/** The kind of a download, which decides its license rule. */
export type DownloadKind = keyof typeof LICENSE_RULES;

/** The kinds of files that are not part of a release. */
export type FixedKind = Exclude<DownloadKind, 'releases' | 'demo-viewers'>;

/** The version and language of a license check. PROD-6. */
export interface LicenseScope {
  /** Resolved, never `latest`. */
  readonly version: string;
  readonly language: string;
}

/** The license that a download requires. */
export interface LicenseRequirement {
  /** The product's code. PROD-5. */
  readonly product: string;
  /** Version and language to check. Default: none, the check is for the product only. */
  readonly oem?: LicenseScope;
}

/** Who may download a file. */
export interface DownloadAccess {
  /** The required license; `null` if signing in is enough. */
  readonly license: LicenseRequirement | null;
  /** The alert to show to a user without the license. */
  readonly noLicenseAlert: NoLicenseAlert;
}

/** The fields of a product that decide who may download its files. */
type Licensed = Pick<Product, 'code' | 'family' | 'needsLicense'>;

/**
 * The alert for a user without a license. PROD-3.
 * @param product `null` for a file without one.
 */
export const noLicenseAlertFor = (product: Pick<Product, 'family'> | null): NoLicenseAlert =>
  product?.family === 'hoops' ? 'nolicensehoops' : 'nolicensenonhoops';

/**
 * Who may download a file: the table `LICENSE_RULES`, applied to the page's product. ACCESS-1.
 * @param product the product of the page; `null` for a file without one.
 * @param scope version and language of the page, if its product is licensed by them.
 *
 * @example downloadAccess('releases', productByCode('realdwg'))
 * // {license: {product: 'realdwg'}, noLicenseAlert: 'nolicensenonhoops'}
 */
export function downloadAccess(
  kind: DownloadKind,
  product: Licensed | null,
  scope?: LicenseScope,
): DownloadAccess {
  const rule: LicenseRule = LICENSE_RULES[kind];
  const license =
    product?.needsLicense && rule !== 'none'
      ? { product: product.code, ...(rule === 'product' && scope && { oem: scope }) }
      : null;
  return { license, noLicenseAlert: noLicenseAlertFor(product) };
}

import type { NoLicenseAlert, Product, ProductFamily } from '../types';
import { DOWNLOADS, type DownloadKind, type LicenseRule } from './downloads';

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

type Licensed = Pick<Product, 'code' | 'family' | 'needsLicense'>;

/** PROD-3. */
const NO_LICENSE_ALERTS: Readonly<Record<ProductFamily, NoLicenseAlert>> = {
  hoops: 'nolicensehoops',
  ceetron: 'nolicensenonhoops',
  partner: 'nolicensenonhoops',
  oem: 'nolicensenonhoops',
};

/** The alert for a product without a license; files without a product have that of other vendors. PROD-3. */
export const noLicenseAlertFor = (product: Pick<Product, 'family'> | null): NoLicenseAlert =>
  product === null ? 'nolicensenonhoops' : NO_LICENSE_ALERTS[product.family];

const REQUIREMENTS: Readonly<
  Record<LicenseRule, (code: string, scope: LicenseScope | undefined) => LicenseRequirement | null>
> = {
  none: () => null,
  product: (code, scope) => ({ product: code, ...(scope && { oem: scope }) }),
  'any-version': (code) => ({ product: code }),
};

/**
 * Who may download a file: the table `DOWNLOADS`, applied to the page's product. ACCESS-1.
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
  const { license: rule } = DOWNLOADS[kind];
  return {
    license: product?.needsLicense ? REQUIREMENTS[rule](product.code, scope) : null,
    noLicenseAlert: noLicenseAlertFor(product),
  };
}

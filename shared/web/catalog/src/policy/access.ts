import type { NoLicenseAlert, Product, ProductFamily } from '../types';
import { type DownloadKind, LICENSE_RULES, type LicenseRule } from './license-rules';

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

/** Alerts of product families; the others have `nolicensenonhoops`. PROD-3. */
const NO_LICENSE_ALERTS: Partial<Record<ProductFamily, NoLicenseAlert>> = { hoops: 'nolicensehoops' };

/**
 * The alert for a user without a license. PROD-3.
 * @param product `null` for a file without one.
 */
export const noLicenseAlertFor = (product: Pick<Product, 'family'> | null): NoLicenseAlert =>
  (product && NO_LICENSE_ALERTS[product.family]) ?? 'nolicensenonhoops';

/** The license that each rule requires, from the code of the page's product. */
const REQUIREMENTS: Readonly<
  Record<LicenseRule, (code: string, scope: LicenseScope | undefined) => LicenseRequirement | null>
> = {
  none: () => null,
  product: (code, scope) => ({ product: code, ...(scope && { oem: scope }) }),
  'any-version': (code) => ({ product: code }),
};

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
  return {
    license: product?.needsLicense ? REQUIREMENTS[LICENSE_RULES[kind]](product.code, scope) : null,
    noLicenseAlert: noLicenseAlertFor(product),
  };
}

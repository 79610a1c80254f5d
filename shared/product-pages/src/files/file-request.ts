import type { FileEntry } from '@portal/api/content';
import { alertKeyOf, alertTypeFor, type DownloadTarget, fileTarget, type Product } from '@portal/catalog';
import type { DownloadRequest, LicenseRequirement } from '@portal/download-button';

/** The release that files belong to: the product and the version of its package path. */
export interface FileContext {
  readonly product: Product;
  /** Resolved, never `latest`. */
  readonly version: string;
  /** Operating system of the section, for files without their own. PAGE-5. */
  readonly os?: string;
  /** Returns the download target of a file; `null` if it is not valid. Default: the product's path rule. */
  readonly target?: (file: FileEntry) => DownloadTarget | null;
  /** The license that a download requires. Default: the product's, if it needs one. PROD-2. */
  readonly license?: LicenseRequirement | null;
}

/** The operating system of a file: its own, or its section's. */
export const systemOf = (file: FileEntry, { os }: Pick<FileContext, 'os'>): string => file.os || (os ?? '');

const productLicense = ({ code, needsLicense }: Product): LicenseRequirement | null =>
  needsLicense ? { product: code } : null;

/** The download request of a file; `null` if content does not name a valid target. */
export function fileRequest(file: FileEntry, context: FileContext): DownloadRequest | null {
  const { product, version, target: targetOf, license = productLicense(product) } = context;
  const target = targetOf ? targetOf(file) : fileTarget(product, version, file);
  if (target === null) return null;
  return {
    alertKey: alertKeyOf(file, target),
    target,
    license,
    noLicenseAlert: alertTypeFor(product),
    facts: { code: product.code, version, os: systemOf(file, context) },
  };
}

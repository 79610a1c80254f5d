import type { FileEntry } from '@portal/api/content';
import { alertKeyOf, alertTypeFor, type DownloadTarget, fileTarget, type Product } from '@portal/catalog';
import type { DownloadRequest, LicenseQuestion } from '@portal/download-button';

/** Where files stand: the product and the version of its package path. */
export interface FileContext {
  readonly product: Product;
  /** Resolved, never `latest`. */
  readonly version: string;
  /** The system of the section, for files that name none. PAGE-5. */
  readonly os?: string;
  /** Where a file is downloaded from; `null` when it may not. Default: by the product's path rule. */
  readonly target?: (file: FileEntry) => DownloadTarget | null;
  /** The license that a download asks for. Default: the product's, where it needs one. PROD-2. */
  readonly license?: LicenseQuestion | null;
}

/** The system of a file: its own, or its section's. */
export const systemOf = (file: FileEntry, { os }: Pick<FileContext, 'os'>): string => file.os || (os ?? '');

const productLicense = ({ code, needsLicense }: Product): LicenseQuestion | null =>
  needsLicense ? { product: code } : null;

/** What a file's Download button asks for; `null` if content leads to no place that may be asked for. */
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

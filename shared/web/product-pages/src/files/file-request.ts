import type { FileEntry } from '@portal/api/content';
import {
  alertKeyOf,
  type DownloadKind,
  type DownloadTarget,
  downloadAccess,
  fileTarget,
  type LicenseScope,
  type Product,
} from '@portal/catalog';
import type { DownloadRequest } from '@portal/download-button';

/** The release that files belong to: the product and the version of its package path. */
export interface FileContext {
  readonly product: Product;
  /** Resolved, never `latest`. */
  readonly version: string;
  /** Operating system of the section, for files without their own. PAGE-5. */
  readonly os?: string;
  /** Returns the download target of a file; `null` if it is not valid. Default: the product's path rule. */
  readonly target?: (file: FileEntry) => DownloadTarget | null;
  /** The kind of download, which determines its license rule. Default: a file of a release. ACCESS-1. */
  readonly kind?: DownloadKind;
  /** Version and language of the license check, for products that are licensed by them. Default: none. PROD-6. */
  readonly scope?: LicenseScope;
}

/** The operating system of a file: its own, or its section's. */
export const systemOf = (file: FileEntry, { os }: Pick<FileContext, 'os'>): string => file.os || (os ?? '');

/** The download request of a file; `null` if content does not name a valid target. */
export function fileRequest(file: FileEntry, context: FileContext): DownloadRequest | null {
  const { product, version, target: targetOf, kind = 'releases', scope } = context;
  const target = targetOf ? targetOf(file) : fileTarget(product, version, file);
  if (target === null) return null;
  return {
    alertKey: alertKeyOf(file, target),
    target,
    access: downloadAccess(kind, product, scope),
    facts: { code: product.code, version, os: systemOf(file, context) },
  };
}

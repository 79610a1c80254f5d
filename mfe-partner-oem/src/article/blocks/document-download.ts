import { downloadAccess, fixedKey, keyTarget, type Product } from '@portal/catalog';
import type { DownloadRequest } from '@portal/download-button';
import type { DownloadItem } from '../types';

/**
 * The download of a training file or document. It needs a sign-in and no license, because people learn from
 * it before they have a license. ART-2.
 * @throws {TypeError} for an invalid file name, which can only be a mistake in the portal's own content.
 */
export function documentDownload({ filename, folder }: DownloadItem, product: Product): DownloadRequest {
  const key = fixedKey(folder, filename);
  if (key === null) throw new TypeError(`${filename} is not a file name`);
  return {
    alertKey: key,
    target: keyTarget(key),
    access: downloadAccess(folder, product),
    facts: { code: product.code, version: '', os: '' },
  };
}

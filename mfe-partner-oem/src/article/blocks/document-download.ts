import { autocadTrainingKey, ifcDocumentKey, keyTarget, type Product } from '@portal/catalog';
import type { DownloadRequest } from '@portal/download-button';
import type { DownloadFolder, DownloadItem } from '../types';

/** Builds the object key of a file, by folder. PATH-11. */
const OBJECT_KEYS: Record<DownloadFolder, (filename: string) => string | null> = {
  'autocad-oem-training': autocadTrainingKey,
  'ifc-documents': ifcDocumentKey,
};

/**
 * The download of a training file or document. It needs a sign-in and no license, because people learn from
 * it before they have a license. ART-2.
 * @throws {TypeError} for an invalid file name, which can only be a mistake in the portal's own content.
 */
export function documentDownload({ filename, folder }: DownloadItem, product: Product): DownloadRequest {
  const key = OBJECT_KEYS[folder](filename);
  if (key === null) throw new TypeError(`${filename} is not a file name`);
  return {
    alertKey: key,
    target: keyTarget(key),
    license: null,
    noLicenseAlert: product.noLicenseAlert,
    facts: { code: product.code, version: '', os: '' },
  };
}

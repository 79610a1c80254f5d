import { autocadTrainingKey, ifcDocumentKey, keyTarget, type Product } from '@portal/catalog';
import type { DownloadRequest } from '@portal/download-button';
import type { DownloadFolder, DownloadItem } from '../types';

/** The object key of a file in each folder. PATH-11. */
const KEYS: Record<DownloadFolder, (filename: string) => string | null> = {
  'autocad-oem-training': autocadTrainingKey,
  'ifc-documents': ifcDocumentKey,
};

/**
 * Training files and documents ask for a sign-in and for no license: evaluators learn from them before
 * they have one. ART-2.
 * @throws {TypeError} for a name that is none, which can only be a slip in our own content.
 */
export function documentDownload({ filename, folder }: DownloadItem, product: Product): DownloadRequest {
  const key = KEYS[folder](filename);
  if (key === null) throw new TypeError(`${filename} is no file name`);
  return {
    alertKey: key,
    target: keyTarget(key),
    license: null,
    noLicenseAlert: product.noLicenseAlert,
    facts: { code: product.code, version: '', os: '' },
  };
}

import type { FileEntry } from '@portal/api/content';
import { type DownloadTarget, fileTarget, type LicenseScope, type PackageLocation } from '@portal/catalog';
import type { FileContext } from '@portal/product-pages/parts';
import type { AutocadOemData } from './load';

type Release = AutocadOemData['release'];

/**
 * The context of files in one folder of the release.
 * @param folderVersion the version in the folder's path. Default: the release's version.
 */
export function fileContextFor(
  { product, version }: Release,
  scope: LicenseScope,
  location: PackageLocation,
  folderVersion: string = version,
): FileContext {
  const target = (file: FileEntry): DownloadTarget | null =>
    fileTarget(product, folderVersion, file, location);
  return { product, version, scope, target };
}

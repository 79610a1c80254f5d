import type { FileEntry } from '@portal/api/content';
import { type DownloadTarget, fileTarget, type PackageLocation } from '@portal/catalog';
import type { LicenseQuestion } from '@portal/download-button';
import type { FileContext } from '@portal/product-pages/parts';
import type { AutocadOemData } from './load';

type Release = AutocadOemData['release'];

/**
 * The context of files that lie in one place of the release.
 * @param version of their folder: the release's, or that of an update.
 */
export function contextAt(
  { product, version }: Release,
  license: LicenseQuestion,
  place: PackageLocation,
  folderVersion: string = version,
): FileContext {
  const target = (file: FileEntry): DownloadTarget | null => fileTarget(product, folderVersion, file, place);
  return { product, version, license, target };
}

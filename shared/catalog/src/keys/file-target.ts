import type { FileLike } from '../inputs';
import type { Product } from '../types';
import { packageVersion } from '../versions/text';
import { type PackageLocation, packageFolders } from './package-folder';
import { type DownloadTarget, targetIn } from './target';

/**
 * Where the download of a file card comes from, for every product. PATH-1.
 * @param version the resolved version, never `latest`.
 * @returns `null` if the file's name or link leads out of its folder.
 *
 * @example fileTarget(productByCode('communicator'), '2026.1.0', { filename: 'HOOPS.zip' })
 * // {kind: 'file', objectKey: 'packages/communicator/2026.1.0/HOOPS.zip'}
 */
export function fileTarget(
  product: Pick<Product, 'packagePath' | 'layout'>,
  version: string,
  file: FileLike,
  place: PackageLocation = {},
): DownloadTarget | null {
  const folders = packageFolders(product.layout, packageVersion(version), place);
  return targetIn(`packages/${product.packagePath}`, folders, file);
}

import type { FileLike } from '../inputs';
import type { Product } from '../types';
import { packageVersion } from '../versions/text';
import { type PackageLocation, packageFolders } from './package-folder';
import { type DownloadTarget, targetIn } from './target';

/**
 * The download target of a file card, for every product. PATH-1.
 * @param version the resolved version, never `latest`.
 * @returns `null` if the file's name or link leaves its folder.
 *
 * @example fileTarget(productByCode('communicator'), '2026.1.0', { filename: 'HOOPS.zip' })
 * // {kind: 'file', objectKey: 'packages/communicator/2026.1.0/HOOPS.zip'}
 */
export function fileTarget(
  product: Pick<Product, 'packagePath' | 'layout'>,
  version: string,
  file: FileLike,
  location: PackageLocation = {},
): DownloadTarget | null {
  const folders = packageFolders(product.layout, packageVersion(version), location);
  return targetIn(`packages/${product.packagePath}`, folders, file);
}

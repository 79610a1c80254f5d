import type { ContentLayout, FileLike, Product } from '../types';
import { packageVersion } from '../versions/route-version';
import { type DownloadTarget, targetIn } from './target';

/** Location of a file inside a release. Which fields apply depends on the product. */
export interface PackageLocation {
  /** Parasolid: the patch, `bodyshop` or `jumpstart`. */
  readonly patch?: string;
  /** AutoCAD OEM: the selected language. */
  readonly language?: string;
  /** AutoCAD OEM: the kind of update. CONTENT-10. */
  readonly updateType?: 'update_main' | 'update_lang';
  /** AutoCAD OEM: whether the file belongs to an update of the release. Default: derived from the version's length. */
  readonly inUpdate?: boolean;
  /** AutoCAD OEM: whether the file belongs to the trial. Default: false. */
  readonly evaluation?: boolean;
}

type Folders = (version: string, location: PackageLocation) => string[];

const optionalFolder = (part: string | undefined) => (part === undefined ? [] : [part]);
const versionOnly: Folders = (version) => [version];

/** Length of an AutoCAD OEM version that is a full product and not an update. Unit: characters. PATH-4. */
const AUTOCAD_OEM_PRODUCT_VERSION_LENGTH = 4;

/** A 4-character version is the full product, a longer one a dated update. PATH-4, PATH-5. */
const autocadOem: Folders = (version, { language, updateType, evaluation, inUpdate }) => {
  if (evaluation) return ['eval', version];
  const isUpdate = inUpdate ?? version.length !== AUTOCAD_OEM_PRODUCT_VERSION_LENGTH;
  if (!isUpdate) return ['prod', version, ...optionalFolder(language)];
  return ['updates', version, ...(updateType === 'update_main' ? [] : optionalFolder(language))];
};

/** The folders of a file below its product's package path. PATH-1, PATH-3, PATH-4, PATH-5, PATH-6. */
const FOLDERS: Record<ContentLayout, Folders> = {
  generic: versionOnly,
  polygonica: versionOnly,
  'inventor-oem': versionOnly,
  parasolid: (version, { patch }) => [version, ...optionalFolder(patch)],
  'autocad-oem': autocadOem,
};

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
  const folders = FOLDERS[product.layout](packageVersion(version), location);
  return targetIn(`packages/${product.packagePath}`, folders, file);
}

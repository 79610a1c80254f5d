import type { FixedKind } from '../access';
import { IFC_VERSION } from '../constants';
import type { IfcPlugin } from '../content-paths';
import type { FileLike, InstallerFile, Product, TrialOffer } from '../types';
import { type DownloadTarget, keyTarget, objectKey, targetIn } from './target';

// PATH-6 to PATH-12: object keys of files that are not listed in a release's content.

/** Sample models for the HOOPS toolkits. PATH-8. */
export const DATASETS_KEY = 'packages/hoops_datasets.zip';

/** The converter of metafiles. PATH-8. */
export const CONVERTER_KEY = 'packages/visualize/hmf_to_hsf/hmf_to_hsf.zip';

/** The folders of files whose names come from content or pages. */
const FOLDERS = {
  'autocad-oem-resources': 'packages/platform_products/autocad_oem/resources',
  'autocad-oem-training': 'packages/training/AutoCAD_OEM_training',
  'ifc-documents': 'packages/platform_products/docs',
  'qt-archives': 'packages/toolkits/qt-toolkit',
} as const satisfies Partial<Record<FixedKind, string>>;

/**
 * The object key of a fixed file; `null` for a name that leaves its folder.
 * @example fixedKey('qt-archives', 'qt-everywhere-src-6.6.2.zip', '6.6.2')
 */
export const fixedKey = (
  kind: keyof typeof FOLDERS,
  file: string,
  ...folders: readonly string[]
): string | null => objectKey(FOLDERS[kind], folders, file);

/** The training supplement of products whose entry does not name their own. PATH-10. */
const DEFAULT_SUPPLEMENT = 'Visualize_HPS_API_Training.pdf';

/** The training supplement of a product. PATH-10. */
export const trainingSupplementKey = ({
  trainingSupplement = DEFAULT_SUPPLEMENT,
}: Pick<Product, 'trainingSupplement'>): string =>
  `packages/resources/video_supplemental_files/${trainingSupplement}`;

/** A file of an IFC plug-in, for evaluation or production. PATH-7. */
export function ifcTarget(plugin: IfcPlugin, use: 'eval' | 'prod', file: FileLike): DownloadTarget | null {
  return targetIn('packages/platform_products/plugins', [plugin, use, IFC_VERSION], file);
}

/** The installers that a trial page offers. PATH-12. */
export function trialInstallers(
  offer: TrialOffer,
): { readonly file: InstallerFile; readonly target: DownloadTarget }[] {
  const { release, files } = offer.installers ?? { release: '', files: [] };
  return files.map((file) => ({ file, target: keyTarget(`releases/${release}/${file.filename}`) }));
}

import { IFC_VERSION } from '../constants';
import type { IfcPlugin } from '../content/paths';
import type { FileLike } from '../inputs';
import { DOWNLOADS, type FixedKind } from '../policy/downloads';
import type { InstallerFile, Product, TrialOffer } from '../types';
import { objectKey } from './segments';
import { type DownloadTarget, keyTarget, targetIn } from './target';

// PATH-6 to PATH-12: object keys of files that are not listed in a release's content.

/** Sample models for the HOOPS toolkits. PATH-8. */
export const DATASETS_KEY = `${DOWNLOADS.datasets.folder}/hoops_datasets.zip`;

/** The converter of metafiles. PATH-8. */
export const CONVERTER_KEY = `${DOWNLOADS.converter.folder}/hmf_to_hsf.zip`;

/**
 * The object key of a fixed file; `null` for a name that leaves its folder.
 * @example fixedKey('qt-archives', 'qt-everywhere-src-6.6.2.zip', '6.6.2')
 */
export const fixedKey = (kind: FixedKind, file: string, ...folders: readonly string[]): string | null =>
  objectKey(DOWNLOADS[kind].folder, folders, file);

/** The training supplement of products whose entry does not name their own. PATH-10. */
const DEFAULT_SUPPLEMENT = 'Visualize_HPS_API_Training.pdf';

/** The training supplement of a product. PATH-10. */
export const trainingSupplementKey = ({
  trainingSupplement = DEFAULT_SUPPLEMENT,
}: Pick<Product, 'trainingSupplement'>): string =>
  `${DOWNLOADS['training-supplements'].folder}/${trainingSupplement}`;

/** A file of an IFC plug-in, for evaluation or production. PATH-7. */
export function ifcTarget(plugin: IfcPlugin, use: 'eval' | 'prod', file: FileLike): DownloadTarget | null {
  return targetIn(DOWNLOADS['ifc-plugins'].folder, [plugin, use, IFC_VERSION], file);
}

/** The installers that a trial page offers. PATH-12. */
export function trialInstallers(
  offer: TrialOffer,
): { readonly file: InstallerFile; readonly target: DownloadTarget }[] {
  const { release, files } = offer.installers ?? { release: '', files: [] };
  return files.map((file) => ({
    file,
    target: keyTarget(`${DOWNLOADS.installers.folder}/${release}/${file.filename}`),
  }));
}

import { IFC_VERSION } from '../constants';
import type { IfcPlugin } from '../content/paths';
import type { FileLike } from '../inputs';
import type { InstallerFile, TrialOffer } from '../types';
import { objectKey } from './segments';
import { type DownloadTarget, keyTarget, targetIn } from './target';

// PATH-6 to PATH-12: object keys of files that are not listed in a release's content.

/** Sample models for the HOOPS toolkits. */
export const DATASETS_KEY = 'packages/hoops_datasets.zip';

/** The converter that `generate_hmf_to_hsf_link` offers. */
export const CONVERTER_KEY = 'packages/visualize/hmf_to_hsf/hmf_to_hsf.zip';

const SUPPLEMENTS = 'packages/resources/video_supplemental_files';

/** The training supplement: Communicator's archive for Communicator, the HPS one for all others. PATH-10. */
export function trainingSupplementKey(code: string): string {
  const file = code === 'communicator' ? 'communicator_training_files.zip' : 'Visualize_HPS_API_Training.pdf';
  return `${SUPPLEMENTS}/${file}`;
}

/** An entry of AutoCAD OEM's resources list; `null` for an unsafe name. */
export const autocadResourceKey = (file: string): string | null =>
  objectKey('packages/platform_products/autocad_oem/resources', [], file);

/** A sample archive or slide deck of AutoCAD OEM's training; `null` for an unsafe name. */
export const autocadTrainingKey = (file: string): string | null =>
  objectKey('packages/training/AutoCAD_OEM_training', [], file);

/** A document about the IFC plug-ins; `null` for an unsafe name. */
export const ifcDocumentKey = (file: string): string | null =>
  objectKey('packages/platform_products/docs', [], file);

/** A file of an IFC plug-in, for evaluation or production. */
export function ifcTarget(plugin: IfcPlugin, use: 'eval' | 'prod', file: FileLike): DownloadTarget | null {
  return targetIn('packages/platform_products/plugins', [plugin, use, IFC_VERSION], file);
}

/** A source archive of the Qt toolkit, which is not a catalog product; `null` for an unsafe name. */
export const qtArchiveKey = (version: string, file: string): string | null =>
  objectKey('packages/toolkits/qt-toolkit', [version], file);

/** The installers that a trial page offers. PATH-12. */
export function trialInstallers(
  offer: TrialOffer,
): { readonly file: InstallerFile; readonly target: DownloadTarget }[] {
  const { release, files } = offer.installers ?? { release: '', files: [] };
  return files.map((file) => ({ file, target: keyTarget(`releases/${release}/${file.filename}`) }));
}

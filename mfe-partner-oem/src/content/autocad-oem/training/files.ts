import type { Text } from '../../../article/text';
import type { DownloadItem } from '../../../article/types';

/** A slide deck or sample archive in `packages/training/AutoCAD_OEM_training/`. PATH-11. */
export const trainingFile = (filename: string, summary: Text): DownloadItem => ({
  filename,
  folder: 'autocad-oem-training',
  summary,
});

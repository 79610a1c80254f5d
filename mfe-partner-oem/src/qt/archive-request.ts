import { downloadAccess, fixedKey, keyTarget } from '@portal/catalog';
import type { DownloadRequest } from '@portal/download-button';
import { qtToolkit } from './content';

/**
 * The download of a Qt archive. It needs a sign-in and no license. QT-2.
 * @returns `null` if the file name leads out of the archive's folder.
 */
export function archiveRequest(version: string, filename: string): DownloadRequest | null {
  const key = fixedKey('qt-archives', filename, version);
  if (key === null) return null;
  return {
    alertKey: key,
    target: keyTarget(key),
    access: downloadAccess('qt-archives', null),
    facts: { code: qtToolkit.title, version, os: '' },
  };
}

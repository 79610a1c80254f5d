import { downloadAccess, fixedKey, keyTarget } from '@portal/catalog';
import type { DownloadRequest } from '@portal/sdk/download-button';

/** The source archives of Qt that are redistributed under the LGPL. A fixed list: QT-1. */
export const qtToolkit = {
  title: 'Qt Toolkit',
  /** The ISO date of the list. */
  date: '2024-01-31',
  /** The Qt version of current products. */
  productVersion: '6.6.2',
  versions: [
    { version: '6.6.2', packages: ['qt-everywhere-src-6.6.2.zip', 'qt-everywhere-src-6.6.2.tar.xz'] },
    { version: '5.15.2', packages: ['qt-everywhere-src-5.15.2.zip', 'qt-everywhere-src-5.15.2.tar.xz'] },
    { version: '5.12.7', packages: ['qt-everywhere-src-5.12.7.zip', 'qt-everywhere-src-5.12.7.tar.xz'] },
    {
      version: '5.9.7',
      packages: ['qt-everywhere-opensource-src-5.9.7.zip', 'qt-everywhere-opensource-src-5.9.7.tar.xz'],
    },
    {
      version: '4.8.7',
      packages: ['qt-everywhere-opensource-src-4.8.7.zip', 'qt-everywhere-opensource-src-4.8.7.tar.gz'],
    },
    {
      version: '4.8.2',
      packages: ['qt-everywhere-opensource-src-4.8.2.zip', 'qt-everywhere-opensource-src-4.8.2.tar.gz'],
    },
  ],
} as const;

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

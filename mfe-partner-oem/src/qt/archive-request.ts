import { keyTarget, qtArchiveKey } from '@portal/catalog';
import type { DownloadRequest } from '@portal/download-button';
import { qtToolkit } from '../content/qt';

/**
 * An archive of Qt: for everybody who is signed in, without a license of ours. QT-2.
 * `null` for a name that leads out of its folder.
 */
export function archiveRequest(version: string, filename: string): DownloadRequest | null {
  const key = qtArchiveKey(version, filename);
  if (key === null) return null;
  return {
    alertKey: key,
    target: keyTarget(key),
    license: null,
    noLicenseAlert: 'nolicensenonhoops',
    facts: { code: qtToolkit.title, version, os: '' },
  };
}

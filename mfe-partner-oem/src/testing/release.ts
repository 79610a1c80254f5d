import { type FileContext, fileRequest } from '@portal/product-pages/parts';
import type { FileEntry, ReleaseHead } from '@portal/sdk/api/content';
import type { DownloadRequest } from '@portal/sdk/download-button';

/** For tests: the common fields of every release. */
export const plainHead: ReleaseHead = {
  title: 'A release',
  date: '',
  version: '',
  notes: '',
  highlights: '',
  license_information: { notes: '' },
  description: '',
};

/** For tests: the object key of a file's download. */
export function keyOf(file: FileEntry, context: FileContext): string | null {
  const request: DownloadRequest | null = fileRequest(file, context);
  return request !== null && 'objectKey' in request.target ? request.target.objectKey : null;
}

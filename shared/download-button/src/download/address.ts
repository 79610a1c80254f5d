import {
  allowedDownload,
  ForbiddenDownloadError,
  getFileDownloadLink,
  getInstallerDownloadLink,
} from '@portal/api/downloads';
import type { DownloadTarget } from '@portal/catalog';
import { reportLinkFailure } from './link-failure';

/** Raw links may lead anywhere on the web, but never run code. PATH-2, SEC-2. */
function webAddress(address: string): string {
  const url = URL.canParse(address, window.location.href) ? new URL(address, window.location.href) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ForbiddenDownloadError(url?.protocol ?? address);
  return url.href;
}

/** Asks for a link, and reports a failure of the call. */
async function linked(link: Promise<string>): Promise<string> {
  try {
    return allowedDownload(await link);
  } catch (error) {
    reportLinkFailure(error);
    throw error;
  }
}

/**
 * Where the browser must go for a download. A link call is never repeated by itself. DL-2, DL-4.
 * @throws {HttpError | NetworkError | TimeoutError | AnswerError} when the link call fails.
 * @throws {ForbiddenDownloadError} when the address is not one to follow.
 */
export async function downloadAddress(target: DownloadTarget): Promise<string> {
  switch (target.kind) {
    case 'raw':
      return webAddress(target.url);
    case 'file':
      return linked(getFileDownloadLink(target.objectKey));
    case 'installer':
      return linked(getInstallerDownloadLink(target.objectKey));
  }
}

import {
  allowedDownload,
  ForbiddenDownloadError,
  getFileDownloadLink,
  getInstallerDownloadLink,
} from '@portal/api/downloads';
import type { DownloadTarget } from '@portal/catalog';
import { reportLinkFailure } from './failure';

/** Validates a raw link: any http(s) URL, but no other scheme such as `javascript:`. PATH-2, SEC-2. */
function parseWebUrl(text: string): string {
  const url = URL.canParse(text, window.location.href) ? new URL(text, window.location.href) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ForbiddenDownloadError(url?.protocol ?? text);
  return url.href;
}

/** Awaits a link call and checks the returned URL; reports a failure. */
async function checkLink(link: Promise<string>, signal: AbortSignal | undefined): Promise<string> {
  try {
    return allowedDownload(await link);
  } catch (error) {
    if (!signal?.aborted) reportLinkFailure(error);
    throw error;
  }
}

/**
 * Resolves the URL of a download. A failed link call is never retried automatically. DL-2, DL-4.
 * @param signal cancels the link call. Default: it cannot be canceled.
 * @throws {HttpError | NetworkError | TimeoutError | ResponseError} when the link call fails.
 * @throws {ForbiddenDownloadError} when the URL is not allowed.
 */
export async function resolveDownloadUrl(target: DownloadTarget, signal?: AbortSignal): Promise<string> {
  switch (target.kind) {
    case 'raw':
      return parseWebUrl(target.url);
    case 'file':
      return checkLink(getFileDownloadLink(target.objectKey, signal), signal);
    case 'installer':
      return checkLink(getInstallerDownloadLink(target.objectKey, signal), signal);
  }
}

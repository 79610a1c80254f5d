import { accountRequest } from '@portal/api/core';
import { getConfig, toAllowedUrl } from '@portal/config';
import * as v from 'valibot';

/** The service returned a URL on an origin that downloads may not come from. CALL-16. */
export class ForbiddenDownloadError extends Error {
  override readonly name = 'ForbiddenDownloadError';

  constructor(readonly origin: string) {
    super(`Downloads from ${origin} are not allowed`);
  }
}

/** What to show a user of a refused URL: its origin, or its scheme if it has no origin. */
function displayOrigin(address: string): string {
  if (!URL.canParse(address, window.location.href)) return address;
  const { protocol, origin } = new URL(address, window.location.href);
  return /^https?:$/.test(protocol) ? origin : protocol;
}

/**
 * The absolute URL of a download, if it is on the portal's own origin or on a configured one. CALL-16.
 * @throws {ForbiddenDownloadError}
 */
export function allowedDownload(address: string): string {
  const allowed = toAllowedUrl(address, getConfig().allowedDownloadOrigins);
  if (allowed === null) throw new ForbiddenDownloadError(displayOrigin(address));
  return allowed;
}

/** Region of the installers bucket. CALL-15. */
const INSTALLERS_REGION = 'us-west-1';

const linkResponse = v.object({ download_url: v.pipe(v.string(), v.nonEmpty()) });

const requestLink = async (
  json: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<string> =>
  (await accountRequest('/getpackageinstaller', { method: 'POST', json, schema: linkResponse, signal }))
    .download_url;

/** Requests the download URL of a package (`getLinkDonwloadFile`). Never retried. CALL-14. */
export const getFileDownloadLink = (objectKey: string, signal?: AbortSignal): Promise<string> =>
  requestLink({ bucket_name: getConfig().buckets.downloads, object_key: objectKey }, signal);

/** The same for keys that start with `releases` (`getLinkDonwloadInstaller`). CALL-15. */
export const getInstallerDownloadLink = (objectKey: string, signal?: AbortSignal): Promise<string> =>
  requestLink(
    {
      bucket_name: getConfig().buckets.installers,
      object_key: objectKey,
      region: INSTALLERS_REGION,
    },
    signal,
  );

import { getConfig, toAllowedUrl } from '@portal/config';

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

import { allowedAddress, getConfig } from '@portal/config';

/** The service named a place that downloads may not come from. */
export class ForbiddenDownloadError extends Error {
  override readonly name = 'ForbiddenDownloadError';

  constructor(readonly origin: string) {
    super(`Downloads from ${origin} are not allowed`);
  }
}

/** What a person reads: the origin, or the scheme of what has none. */
function placeOf(address: string): string {
  if (!URL.canParse(address, window.location.href)) return address;
  const { protocol, origin } = new URL(address, window.location.href);
  return /^https?:$/.test(protocol) ? origin : protocol;
}

/**
 * The address to follow for a download: only the portal's own origin and the configured ones pass.
 * CALL-16.
 * @throws {ForbiddenDownloadError}
 */
export function allowedDownload(address: string): string {
  const allowed = allowedAddress(address, getConfig().allowedDownloadOrigins);
  if (allowed === null) throw new ForbiddenDownloadError(placeOf(address));
  return allowed;
}

import { getConfig } from '@portal/config';

/** The service named a place that downloads may not come from. */
export class ForbiddenDownloadError extends Error {
  override readonly name = 'ForbiddenDownloadError';

  constructor(readonly origin: string) {
    super(`Downloads from ${origin} are not allowed`);
  }
}

/**
 * The address to follow for a download: only the portal's own origin and the configured ones pass.
 * Decisions §2.
 * @throws {ForbiddenDownloadError}
 */
export function allowedDownload(address: string): string {
  if (!URL.canParse(address, window.location.href)) throw new ForbiddenDownloadError(address);
  const url = new URL(address, window.location.href);
  const allowed = [window.location.origin, ...getConfig().allowedDownloadOrigins];
  if (!allowed.includes(url.origin))
    throw new ForbiddenDownloadError(url.origin === 'null' ? url.protocol : url.origin);
  return url.href;
}

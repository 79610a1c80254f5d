import { describeError } from '@portal/api/core';
import { showToast } from '@portal/toasts';

/** A download that cannot be had for a reason that the visitor can read. */
export class DownloadUnavailableError extends Error {
  override readonly name = 'DownloadUnavailableError';
}

const named = (error: unknown, name: string): error is Error => error instanceof Error && error.name === name;

function sentence(error: unknown): string {
  if (named(error, 'DownloadUnavailableError')) return error.message;
  if (named(error, 'ForbiddenDownloadError')) return `${error.message}.`;
  if (named(error, 'ContentError') && 'reason' in error) return String(error.reason);
  return describeError(error);
}

/** Says in a toast why a download did not start. DL-4, CALL-16. */
export function showDownloadFailure(error: unknown): void {
  showToast({ kind: 'error', header: 'Download failed', body: sentence(error) });
}

import { describeError } from '@portal/api/core';
import { showToast } from '@portal/toasts';

/** A download is not available; the message is shown to the user. */
export class DownloadUnavailableError extends Error {
  override readonly name = 'DownloadUnavailableError';
}

/** The service sent a document instead of a file, such as the error page of an expired link. DL-9. */
export class NotAFileError extends DownloadUnavailableError {
  constructor() {
    super('The service sent a page instead of the file.');
  }
}

const hasName = (error: unknown, name: string): error is Error =>
  error instanceof Error && error.name === name;

/** Describes to the user why a download did not start, in one sentence. */
export function describeFailure(error: unknown): string {
  if (hasName(error, 'DownloadUnavailableError')) return error.message;
  if (hasName(error, 'ForbiddenDownloadError')) return `${error.message}.`;
  if (hasName(error, 'ContentError') && 'reason' in error) return String(error.reason);
  return describeError(error);
}

/** Shows a toast with the reason why a download did not start. DL-4, CALL-16. */
export function showDownloadFailure(reason: string): void {
  showToast({ kind: 'error', header: 'Download failed', body: reason });
}

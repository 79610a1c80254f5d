import { describeError, isHttpError } from '@portal/api/core';
import { report } from '@portal/observability/report';
import { showToast } from '@portal/ui/toasts';

/** A download is not available; the message is shown to the user. */
export class DownloadUnavailableError extends Error {
  override readonly name = 'DownloadUnavailableError';
}

const hasName = (error: unknown, name: string): error is Error =>
  error instanceof Error && error.name === name;

/** Describes to the user why a download did not start. */
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

/**
 * A link call failed or returned a URL that is not allowed. The message contains only the kind of failure, and
 * there is no `cause`: the original error contains the URL, which must not be reported. DL-4.
 */
class DownloadLinkError extends Error {
  override readonly name = 'DownloadLinkError';
}

function failureKind(error: unknown): string {
  if (isHttpError(error)) return `${error.name} ${error.status}`;
  return error instanceof Error ? error.name : 'unknown failure';
}

/** Reports a failed link call, except a 401, which means that the session has ended. DL-4, DL-5. */
export function reportLinkFailure(error: unknown): void {
  if (isHttpError(error, 401)) return;
  report(new DownloadLinkError(`Requesting a download link failed (${failureKind(error)})`), {
    stage: 'download',
  });
}

import { isHttpError } from '@portal/api/core';
import { report } from '@portal/observability/report';

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

import { isHttpError } from '@portal/api/core';
import { report } from '@portal/observability/report';

/**
 * A link call failed, or led to a place that downloads may not come from. It says what kind of failure it
 * was and no more: the failure itself names the address, and so has no place in a report. DL-4.
 */
export class DownloadLinkError extends Error {
  override readonly name = 'DownloadLinkError';
}

function kindOf(error: unknown): string {
  if (isHttpError(error)) return `${error.name} ${error.status}`;
  return error instanceof Error ? error.name : 'unknown failure';
}

/** Reports a failed link call; a 401 is the end of a session and no failure. DL-4, DL-5. */
export function reportLinkFailure(error: unknown): void {
  if (isHttpError(error, 401)) return;
  report(new DownloadLinkError(`A download link could not be had (${kindOf(error)})`), { stage: 'download' });
}

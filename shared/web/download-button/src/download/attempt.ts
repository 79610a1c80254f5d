import { showAlert } from '../alerts/store';
import { showDownloadFailure } from './failure';
import { followLink, requestLink, showLinkAlert } from './link-outcome';
import { type DownloadProgress, setProgress } from './progress';
import type { DownloadRequest } from './request';

/**
 * Runs a download until it has started or an alert shows why not. Shows nothing once `signal` has aborted.
 * @param page the path of the page of the click.
 */
export async function attempt(
  request: DownloadRequest,
  signal: AbortSignal,
  page: string,
): Promise<DownloadProgress | undefined> {
  const hasLeftPage = () => window.location.pathname !== page;
  /** Says why the download failed: in a toast and, unless its page was left, at the file. DL-4, ALERT-10. */
  const showFailure = (reason: string) => {
    showDownloadFailure(reason);
    if (!hasLeftPage()) showAlert(request.alertKey, { type: 'failed', reason, request });
  };

  const outcome = await requestLink(request, signal);
  if (signal.aborted) return;
  // The alert and the hash belong to the page of the click, so both are skipped after the user has left it.
  if (!hasLeftPage()) showLinkAlert(request, outcome);
  if (outcome.kind === 'failed') showFailure(outcome.message);
  if (outcome.kind !== 'ready') return;
  await followLink(outcome, {
    onFailure: ({ message }) => {
      setProgress(request, undefined);
      showFailure(message);
    },
  });
  return { kind: 'started' };
}

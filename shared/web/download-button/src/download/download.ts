import { showToast } from '@portal/toasts';
import { loadAfterClick } from '../load-after-click';
import { type DownloadProgress, isRequesting, setProgress } from './progress';
import type { DownloadRequest } from './request';

/** Says that the code of downloads could not be loaded. The next click loads it again. DL-4. */
function showLoadFailure(): undefined {
  showToast({
    kind: 'error',
    header: 'Download failed',
    body: 'A part of the portal could not be loaded. Try again.',
  });
}

/**
 * Runs a download from the click to the navigation or the alert. Does nothing while one with the same key is
 * requested. DL-1, DL-4, DL-8. Never rejects: every failure is shown as an alert or a toast.
 */
export async function download(request: DownloadRequest): Promise<void> {
  const { alertKey } = request;
  if (isRequesting(alertKey)) return;
  const page = window.location.pathname;
  const abort = new AbortController();
  const progress = await new Promise<DownloadProgress | undefined>((settle) => {
    abort.signal.addEventListener('abort', () => settle({ kind: 'canceled' }));
    setProgress(alertKey, { kind: 'requesting', cancel: () => abort.abort() });
    void loadAfterClick()
      .then(({ attempt }) => attempt(request, abort.signal, page), showLoadFailure)
      .then(settle);
  });
  setProgress(alertKey, progress);
}

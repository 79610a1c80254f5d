import { Button, type ButtonProps } from '@portal/ui';
import { showToast } from '@portal/ui/toasts';
import { useStore } from 'zustand';
import {
  type DownloadProgress,
  isRequesting,
  progressOf,
  progressStore,
  setProgress,
} from './download/progress';
import type { DownloadRequest } from './download/request';
import { loadAfterClick } from './load-after-click';

/** Says that the code of downloads could not be loaded. The next click loads it again. DL-4. */
function showLoadFailure(): undefined {
  showToast({
    kind: 'error',
    header: 'Download failed',
    body: 'A part of the portal could not be loaded. Try again.',
  });
}

/**
 * Runs a download from the click to the navigation or the alert. Does nothing while it is
 * requested. DL-1, DL-4, DL-8. Never rejects: every failure is shown as an alert or a toast.
 */
export async function download(request: DownloadRequest): Promise<void> {
  if (isRequesting(request)) return;
  const page = window.location.pathname;
  const abort = new AbortController();
  let requesting: DownloadProgress | undefined;
  const progress = await new Promise<DownloadProgress | undefined>((settle) => {
    const cancel = () => {
      abort.abort();
      settle({ kind: 'canceled' });
    };
    requesting = { kind: 'requesting', cancel };
    setProgress(request, requesting);
    void loadAfterClick()
      .then(({ attempt }) => attempt(request, abort.signal, page), showLoadFailure)
      .then(settle);
  });
  // Once its page was left, this is forgotten: the visitor may have come back, and clicked again.
  if (progressOf(request) === requesting) setProgress(request, progress);
}

interface DownloadButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'aria-describedby'> {
  readonly request: DownloadRequest;
  /** Default: "Download". */
  readonly label?: string;
  /**
   * Name of the file, added to the accessible name "Download", so that the buttons of a page differ. Not added to a
   * `label`, which says what the button is for. Default: none. DL-7.
   */
  readonly file?: string;
}

const DOWNLOAD = 'Download';

/**
 * Starts a download: idle, then busy, then the browser navigates to the file or an alert is shown. Clicks while
 * it is busy are ignored. DL-1. A `DownloadAlert` with the same key renders its alert.
 */
export function DownloadButton({ request, label, file, kind = 'primary', ...rest }: DownloadButtonProps) {
  const busy = useStore(progressStore, (downloads) => isRequesting(request, downloads));
  const name = label === undefined && file ? `${DOWNLOAD} ${file}` : undefined;
  return (
    <Button
      {...rest}
      data-download=""
      kind={kind}
      icon="download"
      loading={busy}
      onClick={() => void download(request)}
      aria-label={name}
    >
      {label ?? DOWNLOAD}
    </Button>
  );
}

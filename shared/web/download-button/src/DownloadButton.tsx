import { Button, type ButtonProps } from '@portal/ui';
import { useStore } from 'zustand';
import { download } from './download/download';
import { isRequesting, progressStore } from './download/progress';
import type { DownloadRequest } from './download/request';

export interface DownloadButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'aria-describedby'> {
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
  const busy = useStore(progressStore, (downloads) => isRequesting(request.alertKey, downloads));
  const name = label === undefined && file ? `${DOWNLOAD} ${file}` : undefined;
  return (
    <Button
      {...rest}
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

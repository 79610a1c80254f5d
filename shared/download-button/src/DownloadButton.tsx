import { Button, type ButtonProps, useAction } from '@portal/ui';
import { download } from './download/download';
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
  const { busy, run } = useAction(() => download(request));
  const name = label === undefined && file ? `${DOWNLOAD} ${file}` : undefined;
  return (
    <Button {...rest} kind={kind} icon="download" loading={busy} onClick={run} aria-label={name}>
      {label ?? DOWNLOAD}
    </Button>
  );
}

import { Button, type ButtonProps, useAction } from '@portal/ui';
import { download } from './download/download';
import type { DownloadRequest } from './download/request';

export interface DownloadButtonProps extends Pick<ButtonProps, 'kind' | 'size'> {
  readonly request: DownloadRequest;
  /** Default: "Download". */
  readonly label?: string;
}

/**
 * Starts a download: idle, then busy, then the browser navigates to the file or an alert is shown. Clicks while
 * it is busy are ignored. DL-1. A `DownloadAlert` with the same key renders its alert.
 */
export function DownloadButton({ request, label = 'Download', kind = 'primary', size }: DownloadButtonProps) {
  const { busy, run } = useAction(() => download(request));
  return (
    <Button kind={kind} size={size} icon="download" loading={busy} onClick={run}>
      {label}
    </Button>
  );
}

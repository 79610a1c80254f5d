import { Button, type ButtonProps } from '@portal/ui';
import { useRef, useState } from 'react';
import { download } from './download/download';
import type { DownloadRequest } from './download/request';

export interface DownloadButtonProps extends Pick<ButtonProps, 'kind' | 'size'> {
  readonly request: DownloadRequest;
  /** Default: "Download". */
  readonly label?: string;
}

/**
 * Starts a download: idle, spinner, then the browser goes to the file or an alert appears. Clicks
 * while it works are ignored. DL-1. Its alert is shown by a `DownloadAlert` with the same key.
 */
export function DownloadButton({ request, label = 'Download', kind = 'primary', size }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const onClick = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await download(request);
    running.current = false;
    setBusy(false);
  };

  return (
    <Button kind={kind} size={size} icon="download" loading={busy} onClick={onClick}>
      {label}
    </Button>
  );
}

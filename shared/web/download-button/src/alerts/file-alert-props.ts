import type { DownloadRequest } from '../download/request';
import type { DownloadAlertState } from './store';

export interface FileAlertProps {
  readonly alert: DownloadAlertState;
  readonly onClose: () => void;
  /** Starts a download, from an alert with a button for that. */
  readonly onRestart: (request: DownloadRequest) => Promise<void>;
}

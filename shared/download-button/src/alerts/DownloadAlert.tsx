import { useStore } from 'zustand';
import { LazyRestartAlert } from './LazyRestartAlert';
import { LicenseAlert } from './LicenseAlert';
import { SignInAlert } from './SignInAlert';
import { alertStore, hideAlert } from './store';

export interface DownloadAlertProps {
  readonly alertKey: string;
}

/** Renders the alert of a file or page; nothing without one. ALERT-6, ALERT-7. */
export function DownloadAlert({ alertKey }: DownloadAlertProps) {
  const alert = useStore(alertStore, (alerts) => alerts[alertKey]);
  if (alert === undefined) return null;
  const onClose = () => hideAlert(alertKey);
  switch (alert.type) {
    case 'login':
    case 'logindownload':
      return <SignInAlert type={alert.type} onClose={onClose} />;
    case 'failed':
    case 'continue':
      return <LazyRestartAlert alert={alert} onClose={onClose} />;
    default:
      return <LicenseAlert {...alert} onClose={onClose} />;
  }
}

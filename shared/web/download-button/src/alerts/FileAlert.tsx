import type { FileAlertProps } from './file-alert-props';
import { LicenseAlert } from './LicenseAlert';
import { RestartAlert } from './RestartAlert';
import { SignInAlert } from './SignInAlert';

/** The alert of a file or page, complete. ALERT-1 to ALERT-5, ALERT-10, ALERT-11. */
export function FileAlert({ alert, onClose, onRestart }: FileAlertProps) {
  switch (alert.type) {
    case 'login':
    case 'logindownload':
      return <SignInAlert type={alert.type} onClose={onClose} />;
    case 'failed':
    case 'continue':
      return <RestartAlert alert={alert} onClose={onClose} onRestart={onRestart} />;
    default:
      return <LicenseAlert {...alert} onClose={onClose} />;
  }
}

import { accountPages } from '@portal/api/core';
import { Alert } from '@portal/ui';
import styles from './alerts.module.css';
import { LOG_IN, LOG_IN_TO_DOWNLOAD } from './texts';

interface SignInAlertProps {
  readonly type: 'logindownload' | 'login';
  readonly onClose: () => void;
}

/** Prompts the visitor to sign in; the links return to the current page. ALERT-1, ALERT-2. */
export function SignInAlert({ type, onClose }: SignInAlertProps) {
  const toDownload = type === 'logindownload';
  return (
    <Alert kind="warning" title={toDownload ? LOG_IN_TO_DOWNLOAD : LOG_IN} onClose={onClose}>
      <p className={styles.links}>
        <a href={accountPages.signIn()}>Log in</a>
        {toDownload && <a href={accountPages.signUp()}>Sign up</a>}
      </p>
    </Alert>
  );
}

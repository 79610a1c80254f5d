import { accountPages } from '@portal/api/core';
import { Alert } from '@portal/ui';
import styles from './alerts.module.css';
import { TITLES } from './titles';

interface SignInAlertProps {
  readonly type: 'login' | 'logindownload';
  readonly onClose: () => void;
}

/** Prompts the visitor to sign in; the links return to the current page. ALERT-1, ALERT-2. */
export function SignInAlert({ type, onClose }: SignInAlertProps) {
  const toDownload = type === 'logindownload';
  return (
    <Alert kind="warning" title={TITLES[type]} onClose={onClose}>
      <p className={styles.links}>
        <a href={accountPages.signIn()}>Sign In</a>
        {toDownload && <a href={accountPages.signUp()}>Create an account</a>}
      </p>
    </Alert>
  );
}

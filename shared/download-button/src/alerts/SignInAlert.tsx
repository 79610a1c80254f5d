import { accountPages } from '@portal/api/core';
import { Alert } from '@portal/ui';
import styles from './alerts.module.css';

/** The exact texts of ALERT-1 and ALERT-2. */
const TITLES = {
  logindownload: 'Please log in or sign up to download.',
  login: 'Please log in.',
} as const;

interface SignInAlertProps {
  readonly type: keyof typeof TITLES;
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

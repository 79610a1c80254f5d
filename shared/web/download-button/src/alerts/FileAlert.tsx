import { accountPages } from '@portal/api/core';
import { useSession } from '@portal/session';
import { Alert, Button, useAction } from '@portal/ui';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { DownloadRequest } from '../download/request';
import { closeSignInAlerts } from '../download/sign-in';
import styles from './alerts.module.css';
import { LicenseAlert } from './LicenseAlert';
import type { DownloadAlertState, RestartAlertState } from './store';
import { TITLES } from './titles';

export interface FileAlertProps {
  readonly alert: DownloadAlertState;
  readonly onClose: () => void;
  /** Starts a download, from an alert with a button for that. */
  readonly onRestart: (request: DownloadRequest) => Promise<void>;
}

/**
 * Keeps the focus in the card when this part, which has it, goes: it moves to the card's Download button, elsewhere to
 * what had it before, which is the button that was clicked. A11Y-8.
 */
export function FocusInCard({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = part.current;
    const before = document.activeElement;
    return () => {
      if (!place?.contains(document.activeElement)) return;
      const target = place.closest('[role=group], section')?.querySelector('[data-download]') ?? before;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);
  return <div ref={part}>{children}</div>;
}

interface SignInAlertProps {
  readonly type: 'login' | 'logindownload';
  readonly onClose: () => void;
}

/** Prompts the visitor to sign in; the links return to the current page. ALERT-1, ALERT-2, ALERT-15. */
function SignInAlert({ type, onClose }: SignInAlertProps) {
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (isSignedIn) closeSignInAlerts();
  }, [isSignedIn]);
  return (
    <Alert kind="warning" title={TITLES[type]} onClose={onClose}>
      <p className={styles.links}>
        <a href={accountPages.signIn()}>Sign In</a>
        {type === 'logindownload' && <a href={accountPages.signUp()}>Create an account</a>}
      </p>
    </Alert>
  );
}

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body;

/** Offers to start a download: again after a failure, or for the first time after signing in. ALERT-10, ALERT-11. */
function RestartAlert({ alert, onClose, onRestart }: FileAlertProps & { readonly alert: RestartAlertState }) {
  const { busy, run } = useAction(() => onRestart(alert.request));
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isOffer = alert.type === 'continue';

  // After signing in, the page has just loaded: Enter continues. The focus is never taken from anything else.
  useEffect(() => {
    if (isOffer && hasNoFocus()) body.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isOffer]);

  return (
    <Alert
      kind={isOffer ? 'info' : 'error'}
      // A failure is also a toast, which is announced at once.
      role="status"
      title={<span id={titleId}>{TITLES[alert.type]}</span>}
      onClose={onClose}
    >
      {alert.type === 'failed' && <p>{alert.reason}</p>}
      <div ref={body} className={styles.links}>
        <Button
          kind="primary"
          size="small"
          icon={isOffer ? 'download' : 'retry'}
          loading={busy}
          onClick={run}
          // With the focus it is all that is read: an alert that is there from the start is not announced.
          aria-describedby={titleId}
        >
          {isOffer ? 'Continue' : 'Retry'}
        </Button>
      </div>
    </Alert>
  );
}

function AlertOfType({ alert, onClose, onRestart }: FileAlertProps) {
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

/** The alert of a file or page, complete. ALERT-1 to ALERT-5, ALERT-10, ALERT-11. */
export const FileAlert = (props: FileAlertProps) => (
  <FocusInCard>
    <AlertOfType {...props} />
  </FocusInCard>
);

import { useSession, useSessionUser } from '@portal/session';
import { Skeleton, useAction, useHydrated } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { usePopup } from '../header/use-popup';
import { SignInForm, submit } from './SignInForm';
import styles from './sign-in.module.css';
import { UserMenu } from './UserMenu';

/** Milliseconds to wait for the session check before "Sign In" is shown anyway. */
const SESSION_WAIT_MS = 2_500;

/** The button "Sign In" and the form that it opens. SIGN-1. */
function SignInPopup() {
  const { open, rootProps, buttonProps, panelProps } = usePopup('sign-in');
  /** The email address survives closing the form; the password does not. */
  const email = useRef('');
  // Survives closing the form, too: one attempt runs at a time, and its message is shown when the form opens again.
  const attempt = useAction(submit);
  return (
    <div className={styles.root} {...rootProps}>
      <button {...buttonProps} className={styles.button}>
        Sign In
      </button>
      <div {...panelProps} className={styles.panel}>
        {open && <SignInForm email={email} attempt={attempt} />}
      </div>
    </div>
  );
}

/**
 * The end of the header: "Sign In" for a visitor, the name and menu of a signed-in user. Until the session has been
 * checked, a cached user counts as signed in (SES-4). Without a cached user the widget waits for the check, at most
 * {@link SESSION_WAIT_MS}. SIGN-1, SIGN-4.
 */
export function SignInWidget() {
  const session = useSession();
  const user = useSessionUser();
  const hydrated = useHydrated();
  const [hasTimedOut, setHasTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), SESSION_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  if (hydrated && user) return <UserMenu user={user} />;
  const isDecided = session.status === 'signed-out' ? session.reason !== 'replaced' : hasTimedOut;
  if (hydrated && isDecided) return <SignInPopup />;
  return (
    <div className={styles.undecided}>
      <Skeleton shape="button" />
    </div>
  );
}

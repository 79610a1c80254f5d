import { useRef } from 'react';
import { usePopup } from '../header/use-popup';
import { SignInForm } from './SignInForm';
import styles from './sign-in.module.css';

/** The button "Sign In" and the form that it opens. SIGN-1. */
export function SignInPopup() {
  const { open, rootProps, buttonProps, panelProps } = usePopup('sign-in');
  /** The email address survives closing the form; the password does not. */
  const email = useRef('');
  return (
    <div className={styles.root} {...rootProps}>
      <button {...buttonProps} className={styles.button}>
        Sign In
      </button>
      <div {...panelProps} className={styles.panel}>
        {open && <SignInForm email={email} />}
      </div>
    </div>
  );
}

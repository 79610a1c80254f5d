import { accountPages, type Credentials } from '@portal/api/core';
import { type SignInOutcome, signIn } from '@portal/session';
import { type Action, Button, Icon, VisuallyHidden } from '@portal/ui';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { page } from '../frame/page';
import styles from './sign-in-form.module.css';

/** The password field with a button that shows or hides the password. */
function PasswordField({ id }: { readonly id: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Password</label>
      <div className={styles.password}>
        <input
          id={id}
          className={styles.input}
          type={shown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button type="button" className={styles.show} onClick={() => setShown(!shown)}>
          {/* In an element of its own, it changes where a translator has replaced it. UI-12. */}
          <span>{shown ? 'Hide' : 'Show'}</span>
          <VisuallyHidden> password</VisuallyHidden>
        </button>
      </div>
    </div>
  );
}

interface SignInFormProps {
  /** Keeps the email address while the form is closed. */
  readonly email: RefObject<string>;
  /** The current attempt, which goes on while the form is closed, or the last one. */
  readonly attempt: Action<[Credentials], SignInOutcome>;
}

/** Signs in. Success reloads the page at the same URL, now signed in. SIGN-3. */
export async function submit(credentials: Credentials): Promise<SignInOutcome> {
  const outcome = await signIn(credentials);
  if (outcome.kind === 'signed-in') page.reload();
  return outcome;
}

/** Enter that is held down would send a wrong password again and again, until the service locks the account. */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** Email and password, without client-side validation: the service decides. SES-11, SIGN-1. */
export function SignInForm({ email, attempt: { state, busy, run } }: SignInFormProps) {
  // Success unmounts the form.
  const failure = state.kind === 'done' && state.result.kind !== 'signed-in' && state.result.message;
  const id = useId();
  const emailField = useRef<HTMLInputElement>(null);
  useEffect(() => emailField.current?.focus(), []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the DOM: not every password manager fires an event when it fills in the fields.
    const fields = new FormData(event.currentTarget);
    void run({ email: String(fields.get('email')), password: String(fields.get('password')) });
  };
  return (
    <form
      className={styles.form}
      aria-labelledby={`${id}title`}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={ignoreRepeatedEnter}
    >
      <p id={`${id}title`} className={styles.title}>
        Sign in to your account
      </p>
      {failure && (
        <p role="alert" className={styles.failure}>
          <Icon name="error" size={18} />
          {failure}
        </p>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}email`}>Email</label>
        <input
          ref={emailField}
          id={`${id}email`}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={email.current}
          onChange={(event) => {
            email.current = event.target.value;
          }}
        />
      </div>
      <PasswordField id={`${id}password`} />
      <Button type="submit" kind="primary" block loading={busy}>
        Sign In
      </Button>
      <p className={styles.more}>
        <a href={accountPages.forgotPassword()}>Forgot your password?</a>
        <a href={accountPages.signUp()}>Create an account</a>
      </p>
    </form>
  );
}

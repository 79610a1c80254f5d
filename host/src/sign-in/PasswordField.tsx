import { VisuallyHidden } from '@portal/ui';
import { type Ref, useState } from 'react';
import styles from './sign-in-form.module.css';

interface PasswordFieldProps {
  readonly id: string;
  readonly ref: Ref<HTMLInputElement>;
}

/** The password field with a button that shows or hides the password. */
export function PasswordField({ id, ref }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Password</label>
      <div className={styles.password}>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          type={shown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button type="button" className={styles.show} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <VisuallyHidden> password</VisuallyHidden>
        </button>
      </div>
    </div>
  );
}

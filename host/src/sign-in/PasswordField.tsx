import { VisuallyHidden } from '@portal/ui';
import { useState } from 'react';
import styles from './sign-in-form.module.css';

/** The password, and a button that shows what was typed. */
export function PasswordField({ id }: { readonly id: string }) {
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
          {shown ? 'Hide' : 'Show'}
          <VisuallyHidden> password</VisuallyHidden>
        </button>
      </div>
    </div>
  );
}

import type { QueryRun } from '@portal/sdk/query';
import { useNavigate } from '@portal/sdk/router';
import { Button } from '@portal/sdk/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import field from './field.module.css';
import type { Licenses } from './licenses';
import styles from './licenses.module.css';

interface StaffLookupProps {
  /** The user whose licenses are listed; `null` for the staff user's own. */
  readonly email: string | null;
  /** The look-up of that user. */
  readonly licenses: QueryRun<Licenses>;
}

/** Whether the service did not accept the email; false while the look-up is pending. LIC-21. */
function useIsRefused({ promise }: QueryRun<Licenses>): boolean {
  const [refused, setRefused] = useState<Promise<Licenses> | null>(null);
  useEffect(() => {
    void promise.then(({ kind }) => kind === 'refused-email' && setRefused(promise));
  }, [promise]);
  return refused === promise;
}

/** For staff: selects the user whose licenses are listed, by a URL with `?email=` that can be shared. LIC-5. */
export function StaffLookup({ email, licenses }: StaffLookupProps) {
  const navigate = useNavigate();
  const [input, setInput] = useState(email ?? '');
  const id = useId();
  const isRefused = useIsRefused(licenses);
  const inputField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isRefused) inputField.current?.focus();
  }, [isRefused]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`/license_generator?${new URLSearchParams({ email: input.trim() })}`);
  };
  return (
    <form className={styles.lookup} aria-label="Look up a user's licenses" onSubmit={onSubmit}>
      <label htmlFor={id} className={field.label}>
        User’s email
      </label>
      <div className={styles.lookupRow}>
        <input
          ref={inputField}
          id={id}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}error` : undefined}
          className={field.input}
          type="email"
          required
          autoComplete="off"
          placeholder="name@company.example"
          value={input}
          onChange={(event) => setInput(event.target.value)}
        />
        <Button type="submit">Look up</Button>
      </div>
      {isRefused && (
        <p id={`${id}error`} role="alert" className={field.error}>
          The account service does not accept this address. Please check the spelling.
        </p>
      )}
    </form>
  );
}

import { useNavigate } from '@portal/router';
import { Button } from '@portal/ui';
import { type FormEvent, useId, useState } from 'react';
import field from './field.module.css';
import styles from './licenses.module.css';

interface StaffLookupProps {
  /** The user whose licenses are listed; `null` for the staff user's own. */
  readonly email: string | null;
}

/** For staff: selects the user whose licenses are listed, by a URL with `?email=` that can be shared. LIC-5. */
export function StaffLookup({ email }: StaffLookupProps) {
  const navigate = useNavigate();
  const [input, setInput] = useState(email ?? '');
  const id = useId();
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
          id={id}
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
    </form>
  );
}

import { countOf } from '@portal/catalog';
import type { QueryRun } from '@portal/sdk/query';
import { useNavigate } from '@portal/sdk/router';
import { Button, useAction, VisuallyHidden } from '@portal/sdk/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import field from './field.module.css';
import type { Licenses } from './licenses';
import styles from './licenses.module.css';

interface StaffLookupProps {
  /** The user whose licenses are listed; `null` for the staff user's own. */
  readonly email: string | null;
  /** The look-up of that user. */
  readonly licenses: QueryRun<Licenses>;
}

/** Keeps Enter from submitting again and again while it is held down. */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/** What came of a look-up; `null` while it is pending. */
function useOutcome({ promise }: QueryRun<Licenses>): Licenses | null {
  const [last, setLast] = useState<{ readonly of: Promise<Licenses>; readonly licenses: Licenses } | null>(
    null,
  );
  useEffect(() => {
    let isCurrent = true;
    void promise.then((licenses) => isCurrent && setLast({ of: promise, licenses }));
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return last?.of === promise ? last.licenses : null;
}

/**
 * For staff: selects the user whose licenses are listed, by a URL with `?email=` that can be shared. The form stays for
 * the next look-up and keeps the focus; it tells screen readers what came of the last one. LIC-5, LIC-21, A11Y-8.
 */
export function StaffLookup({ email, licenses }: StaffLookupProps) {
  const navigate = useNavigate();
  const [input, setInput] = useState(email ?? '');
  const [shownEmail, setShownEmail] = useState(email);
  const id = useId();
  const outcome = useOutcome(licenses);
  const isRefused = outcome?.kind === 'refused-email';
  const inputField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isRefused) inputField.current?.focus();
  }, [isRefused]);
  // Back, forward, or the link to one's own licenses. What was typed since the last look-up stays. React renders again
  // at once, and discards this render.
  if (email !== shownEmail) {
    setShownEmail(email);
    if (input === (shownEmail ?? '')) setInput(email ?? '');
  }
  const { busy, run } = useAction(async (wanted: string) =>
    navigate(`/license_generator?${new URLSearchParams({ email: wanted })}`),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = input.trim();
    // The second click of a double click: the look-up is under way.
    if (outcome !== null || wanted !== email) void run(wanted);
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
          onKeyDown={ignoreRepeatedEnter}
        />
        <Button type="submit" loading={busy}>
          Look up
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">
          {email !== null &&
            outcome?.kind === 'ready' &&
            `${countOf(outcome.records.length, 'license')} of ${email}`}
        </span>
      </VisuallyHidden>
      {isRefused && (
        <p id={`${id}error`} role="alert" className={field.error}>
          The account service does not accept this address. Please check the spelling.
        </p>
      )}
    </form>
  );
}

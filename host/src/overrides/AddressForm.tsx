import { Alert, Button } from '@portal/ui';
import { Form } from '@portal/ui/form';
import { useState } from 'react';
import { AddressField } from './AddressField';
import styles from './panel.lazy.module.css';
import type { StoredOverrides } from './use-stored-overrides';

interface Values {
  readonly url: string;
}

/** Sets the URL that a remote loads from, starting with the next page load. */
export function AddressForm({
  remote,
  stored,
}: {
  readonly remote: string;
  readonly stored: StoredOverrides;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const storedUrl = stored.addresses.get(remote);
  return (
    <Form<Values>
      // Resets the field when the stored URL changes elsewhere, such as by "Reset them".
      key={storedUrl ?? ''}
      name={`override-${remote}`}
      initialValues={{ url: storedUrl ?? '' }}
      onFinish={({ url }) => setProblem(stored.set(remote, url.trim()))}
      className={styles.form ?? ''}
    >
      <AddressField label="Address of your build" />
      <div className={styles.actions}>
        <Button size="small" type="submit" aria-label={`Set the override of ${remote}`}>
          Set
        </Button>
        {storedUrl !== undefined && (
          <Button
            size="small"
            aria-label={`Reset the override of ${remote}`}
            onClick={() => setProblem(stored.reset(remote))}
          >
            Reset
          </Button>
        )}
      </div>
      {problem !== null && <Alert kind="error">{problem}</Alert>}
    </Form>
  );
}

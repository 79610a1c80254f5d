import { getConfig } from '@portal/config';
import { overrideUrlProblem } from '@portal/shell/overrides';
import { Alert, Button } from '@portal/ui';
import { Form, FormItem, Input } from '@portal/ui/form';
import { useState } from 'react';
import styles from './panel.lazy.module.css';
import type { StoredOverrides } from './use-stored-overrides';

/** Validates a URL; antd shows the message of the thrown error below the field. */
export async function validateAddress(_: unknown, value = ''): Promise<void> {
  const problem = overrideUrlProblem(value.trim(), getConfig().overrides.allowedOrigins);
  if (problem !== null) throw new Error(problem);
}

export const ADDRESS_EXAMPLE = 'http://localhost:3101/mf-manifest.json';

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
      <FormItem
        name="url"
        label="Address of your build"
        validateTrigger="onSubmit"
        rules={[{ validator: validateAddress }]}
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={ADDRESS_EXAMPLE}
        />
      </FormItem>
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

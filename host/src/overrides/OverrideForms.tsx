import { getConfig } from '@portal/config';
import {
  overrideUrlProblem,
  remoteName,
  removeStoredOverrides,
  resetOverride,
  setOverride,
  storedUrls,
} from '@portal/shell/overrides';
import { Alert, Button, Card } from '@portal/ui';
import { Form, FormItem, Input } from '@portal/ui/form';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import styles from './panel.lazy.module.css';

export type StoredOverrides = ReturnType<typeof useStoredOverrides>;

/**
 * The stored overrides, which apply from the next page load on. Each method returns `null`, or the reason
 * why the change could not be stored.
 */
export function useStoredOverrides() {
  const [addresses, setAddresses] = useState(storedUrls);
  const update = (apply: () => void): string | null => {
    try {
      apply();
    } catch (error) {
      return `This browser keeps nothing for the portal: ${error instanceof Error ? error.message : error}`;
    }
    setAddresses(storedUrls());
    return null;
  };
  return {
    addresses,
    set: (remote: string, url: string) => update(() => setOverride(remote, url)),
    reset: (remote: string) => update(() => resetOverride(remote)),
    resetAll: () => update(removeStoredOverrides),
  };
}

/** Validates a URL; antd shows the message of the thrown error below the field. */
async function validateAddress(_: unknown, value = ''): Promise<void> {
  const problem = overrideUrlProblem(value.trim(), getConfig().overrides.allowedOrigins);
  if (problem !== null) throw new Error(problem);
}

/** The field `url` of a form: the address of a developer's build. */
function AddressField({ label }: { readonly label: string }) {
  return (
    <FormItem name="url" label={label} validateTrigger="onSubmit" rules={[{ validator: validateAddress }]}>
      <Input
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="http://localhost:3101/mf-manifest.json"
      />
    </FormItem>
  );
}

/** The fields of a form that shows other values now. It stays, and so does the focus. A11Y-8. */
const fieldsWith = (values: object) =>
  Object.entries(values).map(([name, value]) => ({ name, value, errors: [] }));

interface AddressFormProps {
  readonly remote: string;
  readonly stored: StoredOverrides;
}

/** Sets the URL that a remote loads from, starting with the next page load. */
export function AddressForm({ remote, stored }: AddressFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const storedUrl = stored.addresses.get(remote);
  // Reset when the stored URL changes, also elsewhere, such as by "Another remote".
  const fields = useMemo(() => fieldsWith({ url: storedUrl ?? '' }), [storedUrl]);
  return (
    <Form<{ readonly url: string }>
      name={`override-${remote}`}
      fields={fields}
      onFinish={({ url }) => setProblem(stored.set(remote, url.trim()))}
      className={styles.form ?? ''}
    >
      <AddressField label="Address of your build" />
      <div className={styles.actions}>
        <Button type="submit" aria-label={`Set the override of ${remote}`}>
          Set
        </Button>
        {storedUrl !== undefined && (
          <Button
            goes
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

const noFields = () => fieldsWith({ name: '', url: '' });

async function validateName(_: unknown, value = ''): Promise<void> {
  if (!v.is(remoteName, value.trim())) throw new Error('It must be a remote’s name such as mfe-cae.');
}

/** Adds a remote that the registry does not list yet. Its build says which routes it owns. */
export function NewRemote({ stored }: { readonly stored: StoredOverrides }) {
  const [fields, setFields] = useState(noFields);
  const [problem, setProblem] = useState<string | null>(null);
  const add = ({ name, url }: { readonly name: string; readonly url: string }) => {
    const failure = stored.set(name.trim(), url.trim());
    setProblem(failure);
    if (failure === null) setFields(noFields);
  };
  return (
    <Card role="group" aria-labelledby="remote-new" className={styles.card}>
      <h3 id="remote-new">Another remote</h3>
      <p className={styles.title}>
        One that the registry does not list. Its build says which addresses it owns.
      </p>
      <Form name="override-new" fields={fields} onFinish={add} className={styles.form ?? ''}>
        <FormItem name="name" label="Name" validateTrigger="onSubmit" rules={[{ validator: validateName }]}>
          <Input autoComplete="off" spellCheck={false} placeholder="mfe-point-clouds" />
        </FormItem>
        <AddressField label="Address of its build" />
        <div className={styles.actions}>
          <Button type="submit">Add</Button>
        </div>
        {problem !== null && <Alert kind="error">{problem}</Alert>}
      </Form>
    </Card>
  );
}

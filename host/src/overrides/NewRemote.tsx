import { remoteName } from '@portal/shell/overrides';
import { Alert, Button, Card } from '@portal/ui';
import { Form, FormItem, Input } from '@portal/ui/form';
import { useState } from 'react';
import * as v from 'valibot';
import { AddressField } from './AddressField';
import styles from './panel.lazy.module.css';
import type { StoredOverrides } from './use-stored-overrides';

interface Values {
  readonly name: string;
  readonly url: string;
}

async function validateName(_: unknown, value = ''): Promise<void> {
  if (!v.is(remoteName, value.trim())) throw new Error('It must be a remote’s name such as mfe-cae.');
}

/** Adds a remote that the registry does not list yet. Its build says which routes it owns. */
export function NewRemote({ stored }: { readonly stored: StoredOverrides }) {
  const [formKey, setFormKey] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const add = ({ name, url }: Values) => {
    const failure = stored.set(name.trim(), url.trim());
    setProblem(failure);
    if (failure === null) setFormKey(formKey + 1);
  };
  return (
    <Card role="group" aria-labelledby="remote-new" className={styles.card}>
      <h2 id="remote-new" className={styles.name}>
        Another remote
      </h2>
      <p className={styles.title}>
        One that the registry does not list. Its build says which addresses it owns.
      </p>
      <Form<Values> key={formKey} name="override-new" onFinish={add} className={styles.form ?? ''}>
        <FormItem name="name" label="Name" validateTrigger="onSubmit" rules={[{ validator: validateName }]}>
          <Input autoComplete="off" spellCheck={false} placeholder="mfe-point-clouds" />
        </FormItem>
        <AddressField label="Address of its build" />
        <div className={styles.actions}>
          <Button size="small" type="submit">
            Add
          </Button>
        </div>
        {problem !== null && <Alert kind="error">{problem}</Alert>}
      </Form>
    </Card>
  );
}

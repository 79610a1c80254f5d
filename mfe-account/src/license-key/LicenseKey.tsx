import { Button, CopyButton, VisuallyHidden } from '@portal/ui';
import { useState } from 'react';
import styles from './licenseKey.module.css';
import { maskOf } from './mask';

/** A license key: hidden until it is asked for, and copied without being shown. Spec P§2. */
export function LicenseKey({ value }: { readonly value: string }) {
  const [shown, setShown] = useState(false);
  if (value === '') return 'No key was issued.';
  const { dots, tail } = maskOf(value);
  return (
    <div className={styles.key}>
      <code className={styles.value}>
        {shown ? (
          value
        ) : (
          <>
            <span aria-hidden="true">{dots}</span>
            <VisuallyHidden>{tail === '' ? 'Hidden' : 'Hidden, ends in '}</VisuallyHidden>
            {tail}
          </>
        )}
      </code>
      <div className={styles.actions}>
        <Button kind="text" size="small" onClick={() => setShown(!shown)}>
          {shown ? 'Hide Key' : 'Show Key'}
        </Button>
        <CopyButton size="small" label="Copy Key" value={value} />
      </div>
    </div>
  );
}

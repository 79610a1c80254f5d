import { CopyButton } from '@portal/sdk/ui';
import styles from './license-key.module.css';

/**
 * A license key in clear text, with a button that copies it. Session replay records an empty box instead
 * of this element, which also contains the field for copying by hand. LIC-2, OBS-9.
 */
export function LicenseKey({ value }: { readonly value: string }) {
  if (value === '') return 'No key was issued.';
  return (
    <div className={styles.key} data-sentry-block>
      <code className={styles.value}>{value}</code>
      <CopyButton size="small" label="Copy Key" value={value} />
    </div>
  );
}

import { CopyButton, cx } from '@portal/sdk/ui';
import styles from './license-key.module.css';

const QUIET = { kind: 'text', compact: true } as const;

interface LicenseKeyProps {
  readonly value: string;
  /** Whether it is one of many: without a box, and the button is an icon. Default: false. */
  readonly quiet?: boolean;
}

/**
 * A license key in clear text, with a button that copies it. Session replay records an empty box instead
 * of this element, which also contains the field for copying by hand. LIC-2, OBS-9.
 */
export function LicenseKey({ value, quiet = false }: LicenseKeyProps) {
  if (value === '') return 'No key was issued.';
  return (
    <div className={cx(styles.key, quiet && styles.quiet)} data-sentry-block>
      <code className={styles.value}>{value}</code>
      <CopyButton size="small" label="Copy Key" value={value} {...(quiet && QUIET)} />
    </div>
  );
}

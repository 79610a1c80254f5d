import { Button } from '@portal/ui';
import type { Verification } from './use-verification';
import styles from './verify.module.css';

interface RunningCheckProps {
  readonly verification: Extract<Verification, { kind: 'running' }>;
  readonly onCancel: () => void;
}

const MEGABYTE = 1_000_000;
const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const inMegabytes = (bytes: number) =>
  (bytes < 10 * MEGABYTE ? oneDecimal : megabytes).format(bytes / MEGABYTE);

/** The progress of a check, and its Cancel button. VERIFY-3. */
export function RunningCheck({ verification: { file, step }, onCancel }: RunningCheckProps) {
  const isHashing = step.kind === 'hashing';
  const [value, max] = isHashing ? [step.bytes, file.size] : [step.compared, step.total];
  const text = isHashing
    ? `${inMegabytes(value)} of ${inMegabytes(max)} MB`
    : `It is not this file. Comparing with other versions: ${value} of ${max}`;
  return (
    <div className={styles.running}>
      <p className={styles.fileName}>{file.name}</p>
      <progress
        className={styles.progress}
        aria-label={`Checking ${file.name}`}
        value={value}
        max={max || 1}
      />
      <p className={styles.muted}>{text}</p>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

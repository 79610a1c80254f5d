import type { ReactNode } from 'react';
import { CopyButton } from '../../copy-button/CopyButton';
import { cx } from '../../support/cx';
import styles from './file-card.module.css';

export type FileField = {
  /** Label of the field: "Operating system", "MD5". */
  readonly term: string;
} & (
  | { readonly kind?: 'text'; readonly value: ReactNode }
  /** Monospaced, with a copy button. */
  | { readonly kind: 'code'; readonly value: string | undefined }
);

const isPresent = ({ value }: FileField) =>
  value !== undefined && value !== null && value !== '' && value !== false;

/** The fields of a file as a definition list. */
export function FileFields({ fields }: { readonly fields: readonly FileField[] }) {
  const present = fields.filter(isPresent);
  if (present.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {present.map((field) => (
        <div key={field.term} className={cx(styles.field, field.kind === 'code' && styles.wide)}>
          <dt>{field.term}</dt>
          <dd>
            {field.kind === 'code' && field.value ? (
              <span className={styles.codeLine}>
                <code>{field.value}</code>
                <CopyButton
                  compact
                  kind="text"
                  size="small"
                  value={field.value}
                  label={`Copy ${field.term}`}
                />
              </span>
            ) : (
              field.value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { Fragment, type ReactNode } from 'react';
import { CopyButton } from '../../copy-button/CopyButton';
import { Icon, type IconName } from '../../icon/Icon';
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

/**
 * A file name that breaks after its underscores where it is too long for a line. The key: another name is another
 * element, because React cannot remove a text that a browser's translator has replaced. UI-12.
 */
export function breakAtUnderscores(name: string): ReactNode {
  const parts = name.match(/[^_]*_|[^_]+/g);
  return (
    <span key={name} translate={name.includes('_') ? 'no' : undefined}>
      {parts?.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name
        <Fragment key={index}>
          {part}
          {part.endsWith('_') && <wbr />}
        </Fragment>
      ))}
    </span>
  );
}

export interface FileCardProps {
  /** The file name: visible title and accessible name of the group. A11Y-7. */
  readonly name: string;
  /** Details of the file; fields without a value are not shown. Default: none. PAGE-3. */
  readonly fields?: readonly FileField[];
  /** Shown next to the name, such as a `Tag`. Default: none. */
  readonly extra?: ReactNode;
  /** The Download button: at the right, or below the name on narrow screens. Default: none. */
  readonly action?: ReactNode;
  /** What the action requires, beside it, in a place that keeps its room while it is empty. Default: none. */
  readonly status?: ReactNode;
  /** The file's alert, shown below the action that it answers. Default: none. */
  readonly alert?: ReactNode;
  /** A check box that selects the file, shown before the icon. Default: none. */
  readonly selection?: ReactNode;
  /** Secondary actions, such as "Copy link", in a quiet row below the text. Default: none. */
  readonly tools?: ReactNode;
  /** Default: `file`. */
  readonly icon?: IconName;
  /** Shown below the fields: notes, a description. Default: none. */
  readonly children?: ReactNode;
}

/** A card for one downloadable file: name, action and what it requires, details, tools. CARD-1. The caller passes the action that downloads it. */
export function FileCard({
  name,
  fields = [],
  extra,
  action,
  status,
  alert,
  selection,
  tools,
  icon = 'file',
  children,
}: FileCardProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={name} className={styles.card}>
      <div className={styles.lead}>
        {selection && <span className={styles.selection}>{selection}</span>}
        <Icon name={icon} size={22} className={styles.icon} />
      </div>
      <div className={styles.titleLine}>
        <p className={styles.name}>{breakAtUnderscores(name)}</p>
        {extra}
      </div>
      {action && (
        <div className={styles.side}>
          <div className={styles.action}>{action}</div>
          {status && <div className={styles.status}>{status}</div>}
        </div>
      )}
      {alert && <div className={styles.alert}>{alert}</div>}
      <div className={styles.details}>
        <FileFields fields={fields} />
        {children}
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
    </div>
  );
}

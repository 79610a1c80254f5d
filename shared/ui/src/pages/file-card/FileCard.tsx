import { type ReactNode, useId } from 'react';
import { Icon } from '../../icon/Icon';
import type { IconName } from '../../icon/icons';
import { type FileField, FileFields } from './FileFields';
import styles from './fileCard.module.css';

export interface FileCardProps {
  /** The file name: what is seen, and the name of the group. A11Y-7. */
  readonly name: string;
  /** Facts of the file; one without a value is left out. PAGE-3. */
  readonly fields?: readonly FileField[];
  /** Beside the name, such as a `Tag`. */
  readonly extra?: ReactNode;
  /** The Download button: at the right, below on narrow screens. */
  readonly action?: ReactNode;
  /** The file's own alert, above everything else of the card. */
  readonly alert?: ReactNode;
  /** Default: `file`. */
  readonly icon?: IconName;
  /** What stands below the fields: notes, a description. */
  readonly children?: ReactNode;
}

/** The frame of one file to download. What it downloads, and whether it may, is the caller's. */
export function FileCard({
  name,
  fields = [],
  extra,
  action,
  alert,
  icon = 'file',
  children,
}: FileCardProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div role="group" aria-labelledby={id} className={styles.card}>
      {alert && <div className={styles.alert}>{alert}</div>}
      <div className={styles.main}>
        <Icon name={icon} size={22} className={styles.icon} />
        <div className={styles.text}>
          <div className={styles.titleLine}>
            <p id={id} className={styles.name}>
              {name}
            </p>
            {extra}
          </div>
          <FileFields fields={fields} />
          {children}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

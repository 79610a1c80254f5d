import { cx } from '@portal/ui';
import { Fragment } from 'react';
import styles from './package-name-text.lazy.module.css';
import type { PackageName } from './parse-package-name';

interface PackageNameTextProps {
  readonly name: PackageName;
  readonly className?: string | undefined;
}

const PARTS = ['product', 'version', 'modifier', 'platform'] as const;

/** A package name with each of its parts highlighted. */
export function PackageNameText({ name, className }: PackageNameTextProps) {
  return (
    <code className={cx(styles.name, className)}>
      HOOPS
      {PARTS.map(
        (part) =>
          name[part] !== null && (
            <Fragment key={part}>
              _<wbr />
              <span className={cx(styles.part, styles[part])}>{name[part]}</span>
            </Fragment>
          ),
      )}
      {name.extension}
    </code>
  );
}

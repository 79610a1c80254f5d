import { Icon } from '../../icon/Icon';
import { AppLink } from '../../link/AppLink';
import styles from './breadcrumbs.module.css';

export interface Breadcrumb {
  readonly label: string;
  /** An address of the portal. */
  readonly to?: string;
  /** An address elsewhere, in the same tab. */
  readonly href?: string;
}

export interface BreadcrumbsProps {
  /** From the root to the current page, which is the last one. */
  readonly items: readonly Breadcrumb[];
}

/** Where the page stands. TRN-1. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={item.label} className={styles.item}>
              <Crumb item={item} current={last} />
              {!last && <Icon name="chevron-right" size={14} className={styles.separator} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Crumb({ item, current }: { readonly item: Breadcrumb; readonly current: boolean }) {
  if (current) return <span aria-current="page">{item.label}</span>;
  if (item.to !== undefined) return <AppLink to={item.to}>{item.label}</AppLink>;
  if (item.href !== undefined) return <a href={item.href}>{item.label}</a>;
  return <span>{item.label}</span>;
}

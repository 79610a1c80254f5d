import { Icon } from '../../icon/Icon';
import { AppLink } from '../../link/links';
import styles from './breadcrumbs.module.css';

export interface Breadcrumb {
  readonly label: string;
  /** Path of a page of the portal. Default: no internal link. */
  readonly to?: string;
  /** URL of an external page, opened in the same tab. Default: no external link. */
  readonly href?: string;
}

export interface BreadcrumbsProps {
  /** From the root to the current page, which is the last item. */
  readonly items: readonly Breadcrumb[];
}

/** The path from the root to the current page. TRN-1. */
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

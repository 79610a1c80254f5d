import { type ReactNode, useId } from 'react';
import { Icon } from '../../icon/Icon';
import { AppLink } from '../../link/links';
import crumbs from './breadcrumbs.module.css';
import styles from './page.module.css';

export interface PageHeaderProps {
  /** The page's one `h1`. A11Y-2. */
  readonly title: ReactNode;
  /** Shown below the title: a date, a version, tags. Default: none. */
  readonly meta?: ReactNode;
  /** Shown at the right, or below on narrow screens. Default: none. */
  readonly actions?: ReactNode;
  /** Shown above the title: breadcrumbs, or the name of the parent. Default: none. */
  readonly above?: ReactNode;
  /** One or two sentences below the title. Default: none. */
  readonly children?: ReactNode;
}

export function PageHeader({ title, meta, actions, above, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 elementtiming="content">{title}</h1>
          {meta && <div className={styles.meta}>{meta}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children && <div className={styles.lead}>{children}</div>}
    </div>
  );
}

export interface PageSectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page, named by its `h2`. */
export function PageSection({ title, children }: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

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
      <ol className={crumbs.list}>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a video can be called as its course
            <li key={index} className={crumbs.item}>
              <Crumb item={item} current={last} />
              {!last && <Icon name="chevron-right" size={14} className={crumbs.separator} />}
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

import { currentLink, type ResolvedSidebarLink } from '@portal/catalog';
import { useLocation } from '@portal/router';
import type { ReactNode } from 'react';
import { ProductIcon } from '../../product-icon/ProductIcon';
import { cx } from '../../support/cx';
import { SidebarLinks } from './SidebarLinks';
import styles from './sidebar.module.css';

export type SidebarItem = ResolvedSidebarLink;

export interface SidebarLayoutProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Name of a `ProductIcon`. */
  readonly icon: string;
  readonly links: readonly SidebarItem[];
  /** Accessible name of the navigation landmark. Default: the title. A11Y-1. */
  readonly label?: string;
  /** Whether to hide the sidebar and show the content at full width. Default: false. SIDE-12. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** Layout of a product's pages: links at the left, or above on narrow screens, and the page next to them. UI-4. */
export function SidebarLayout({ title, subtitle, icon, links, label, hidden, children }: SidebarLayoutProps) {
  const { pathname } = useLocation();
  return (
    <div className={cx(styles.layout, hidden && styles.alone)}>
      {!hidden && (
        <nav className={styles.sidebar} aria-label={label ?? title}>
          <div className={styles.head}>
            <ProductIcon name={icon} size={40} />
            <div>
              <p className={styles.title}>{title}</p>
              {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            </div>
          </div>
          <SidebarLinks links={links} current={currentLink(links, pathname)} />
        </nav>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}

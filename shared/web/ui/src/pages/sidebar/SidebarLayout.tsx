import { currentLink, type ResolvedSidebarLink } from '@portal/catalog';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../icon/Icon';
import { AppLink, ExternalLink } from '../../link/links';
import { ProductIcon } from '../../product-icon/ProductIcon';
import { useLocation } from '../../router';
import { cx } from '../../support/cx';
import styles from './sidebar.module.css';

interface SidebarLinksProps {
  readonly links: readonly ResolvedSidebarLink[];
  readonly current: ResolvedSidebarLink | undefined;
}

/** The sidebar's links. On narrow screens they scroll horizontally, with the current link in view. */
function SidebarLinks({ links, current }: SidebarLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const href = current?.href;
  /** Until another link is the current one. */
  const isFirst = useRef(true);

  useEffect(() => {
    const strip = list.current;
    if (!href || !strip) return;
    // Once it has a size: measuring in the effect would force a synchronous layout, and a page that is to replace a
    // rendered one is drawn outside of the document.
    const observer = new ResizeObserver(() => {
      if (strip.clientWidth === 0) return;
      observer.disconnect();
      // The visitor has scrolled the links of a rendered page.
      if (isFirst.current && strip.scrollLeft !== 0) return;
      const link = strip.querySelector<HTMLElement>('[aria-current]');
      if (link) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
    });
    observer.observe(strip);
    return () => {
      observer.disconnect();
      isFirst.current = false;
    };
  }, [href]);

  return (
    <ul ref={list} className={styles.links}>
      {links.map((item) => (
        <li key={item.href + item.name}>
          {item.external ? (
            <ExternalLink href={item.href} className={styles.link}>
              <Icon name={item.icon} />
              <span className={styles.name}>{item.name}</span>
            </ExternalLink>
          ) : (
            <AppLink
              to={item.href}
              className={styles.link}
              aria-current={item === current ? 'page' : undefined}
            >
              <Icon name={item.icon} />
              <span className={styles.name}>{item.name}</span>
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  );
}

export type SidebarItem = ResolvedSidebarLink;

export interface SidebarLayoutProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Name of a `ProductIcon`. */
  readonly icon: string;
  readonly links: readonly SidebarItem[];
  /** The path whose link is current. Default: that of the page. UI-5. */
  readonly currentPath?: string | undefined;
  /** Accessible name of the navigation landmark. Default: the title. A11Y-1. */
  readonly label?: string;
  /** Whether to hide the sidebar and show the content at full width. Default: false. SIDE-12. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** Layout of a product's pages: links at the left, or above on narrow screens, and the page next to them. UI-4. */
export function SidebarLayout({
  title,
  subtitle,
  icon,
  links,
  currentPath,
  label,
  hidden,
  children,
}: SidebarLayoutProps) {
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
          <SidebarLinks links={links} current={currentLink(links, currentPath ?? pathname)} />
        </nav>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}

import type { ResolvedSidebarLink } from '@portal/catalog';
import { useEffect, useRef } from 'react';
import { Icon } from '../../icon/Icon';
import { AppLink } from '../../link/AppLink';
import { ExternalLink } from '../../link/ExternalLink';
import styles from './sidebar.module.css';

interface SidebarLinksProps {
  readonly links: readonly ResolvedSidebarLink[];
  readonly current: ResolvedSidebarLink | undefined;
}

/** The sidebar's links. On narrow screens they scroll horizontally, with the current link in view. */
export function SidebarLinks({ links, current }: SidebarLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const href = current?.href;

  useEffect(() => {
    if (!href) return;
    // Measures in the next frame: measuring in the effect would force a synchronous layout.
    const frame = requestAnimationFrame(() => {
      const strip = list.current;
      const link = strip?.querySelector<HTMLElement>('[aria-current]');
      if (strip && link) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
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

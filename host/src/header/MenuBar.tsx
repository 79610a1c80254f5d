import { ExternalLink } from '@portal/ui';
import { useRef } from 'react';
import { MenuBarItem } from './MenuBarItem';
import styles from './menu-bar.module.css';
import { useCloseOnLeave } from './use-close-on-leave';
import { useMenuBar } from './use-menu-bar';
import { useMenus } from './use-menus';

/** The header's menus on wide screens: disclosure buttons in a row. FRAME-2, MENU-2. */
export function MenuBar() {
  const { menus, support } = useMenus();
  const bar = useMenuBar();
  const root = useRef<HTMLElement>(null);
  const leave = useCloseOnLeave(root, bar.openId !== null, bar.close);
  return (
    <nav ref={root} aria-label="Main" className={styles.bar} {...leave}>
      <ul className={styles.tops}>
        {menus.map((menu) => (
          <MenuBarItem key={menu.id} menu={menu} bar={bar} />
        ))}
        <li>
          <ExternalLink href={support.href} showIcon={false} className={styles.top} data-top="">
            {support.name}
          </ExternalLink>
        </li>
      </ul>
    </nav>
  );
}

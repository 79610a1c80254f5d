import { ExternalLink, Icon } from '@portal/ui';
import { useState } from 'react';
import { MenuColumns, useMenus } from './MenuColumns';
import styles from './narrow-menu.module.css';
import { usePopup } from './use-popup';

function Entries({ onNavigate }: { readonly onNavigate: () => void }) {
  const { menus, support } = useMenus();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      {menus.map(({ id, label, columns }) => {
        const open = openId === id;
        return (
          <div key={id} className={styles.group}>
            <button
              type="button"
              className={styles.top}
              aria-expanded={open}
              aria-controls={`narrow-menu-${id}`}
              onClick={() => setOpenId(open ? null : id)}
            >
              {label}
              <Icon name="chevron-down" className={styles.chevron} />
            </button>
            <div id={`narrow-menu-${id}`} hidden={!open} className={styles.columns}>
              {open && <MenuColumns columns={columns} onNavigate={onNavigate} />}
            </div>
          </div>
        );
      })}
      <ExternalLink href={support.href} className={styles.top} onClick={onNavigate}>
        {support.name}
      </ExternalLink>
    </>
  );
}

/** All menus behind one button, for screens that are too narrow for the menu bar. */
export function NarrowMenu() {
  const { open, close, rootProps, buttonProps, panelProps } = usePopup('narrow-menu');
  return (
    <div className={styles.root} {...rootProps}>
      <button {...buttonProps} className={styles.button}>
        <Icon name={open ? 'close' : 'menu'} size={22} />
        <span className={styles.word}>Menu</span>
      </button>
      <nav {...panelProps} aria-label="Main" className={styles.panel}>
        {open && <Entries onNavigate={close} />}
      </nav>
    </div>
  );
}

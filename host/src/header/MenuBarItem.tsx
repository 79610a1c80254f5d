import type { HeaderMenu } from '@portal/catalog/menus';
import { cx, Icon } from '@portal/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { MenuColumns } from './MenuColumns';
import styles from './menu-bar.module.css';
import { firstFocusable, nextBarItem, nextFocusForKey } from './roving-focus';
import type { MenuBarState } from './use-menu-bar';

export interface MenuBarItemProps {
  readonly menu: HeaderMenu;
  readonly bar: MenuBarState;
}

/** A button and the panel that it opens on hover, click or key. */
export function MenuBarItem({ menu, bar }: MenuBarItemProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const focusOnOpen = useRef(false);
  const open = bar.openId === menu.id;
  const panelId = `menu-${menu.id}`;

  useEffect(() => {
    if (open && focusOnOpen.current) firstFocusable(panel.current)?.focus();
    focusOnOpen.current = false;
  }, [open]);

  const onButtonKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      if (open) firstFocusable(panel.current)?.focus();
      else {
        focusOnOpen.current = true;
        bar.open(menu.id);
      }
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      nextBarItem(event.currentTarget, event.key === 'ArrowRight' ? 1 : -1)?.focus();
    }
  };

  const onPanelKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextFocusForKey(event.key, event.currentTarget, button.current);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    bar.close();
    button.current?.focus();
  };

  return (
    <li
      className={cx(styles.item, menu.columns.length > 3 && styles.wide)}
      onPointerEnter={(event) => bar.enter(menu.id, event.pointerType)}
      onPointerLeave={bar.leave}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className={styles.top}
        data-top=""
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => bar.press(menu.id)}
        onKeyDown={onButtonKey}
      >
        {menu.label}
        <Icon name="chevron-down" size={14} className={styles.chevron} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut to move between its links */}
      <div ref={panel} id={panelId} className={styles.panel} hidden={!open} onKeyDown={onPanelKey}>
        {open && <MenuColumns columns={menu.columns} onNavigate={bar.close} />}
      </div>
    </li>
  );
}

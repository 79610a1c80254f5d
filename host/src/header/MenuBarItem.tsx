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

/** A button and the panel that it opens, by hover, click or key. */
export function MenuBarItem({ menu, bar }: MenuBarItemProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const goInside = useRef(false);
  const open = bar.openId === menu.id;
  const panelId = `menu-${menu.id}`;

  useEffect(() => {
    if (open && goInside.current) firstFocusable(panel.current)?.focus();
    goInside.current = false;
  }, [open]);

  const onButtonKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      if (open) firstFocusable(panel.current)?.focus();
      else {
        goInside.current = true;
        bar.open(menu.id);
      }
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      nextBarItem(event.currentTarget, event.key === 'ArrowRight' ? 1 : -1)?.focus();
    }
  };

  const onPanelKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const stop = nextFocusForKey(event.key, event.currentTarget, button.current);
    if (!stop) return;
    event.preventDefault();
    stop.focus();
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut between its links */}
      <div ref={panel} id={panelId} className={styles.panel} hidden={!open} onKeyDown={onPanelKey}>
        {open && <MenuColumns columns={menu.columns} onFollow={bar.close} />}
      </div>
    </li>
  );
}

import type { HeaderMenu } from '@portal/catalog/menus';
import { cx, ExternalLink, Icon } from '@portal/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { MenuColumns, useMenus } from './MenuColumns';
import styles from './menu-bar.module.css';
import { type MenuBarState, useMenuBar } from './use-menu-bar';
import { useCloseOnLeave } from './use-popup';

const focusableElements = (panel: Element | null) => [
  ...(panel?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
];

/** The first focusable element in a panel. */
const firstFocusable = (panel: Element | null) => focusableElements(panel).at(0);

/** The element that a key moves the focus to inside an open panel. ArrowUp on the first entry leads to `opener`. */
function nextFocusForKey(key: string, panel: Element, opener: HTMLElement | null) {
  const elements = focusableElements(panel);
  const index = elements.findIndex((element) => element.matches(':focus'));
  if (key === 'ArrowDown') return elements[index + 1];
  if (key === 'ArrowUp') return elements[index - 1] ?? opener;
  if (key === 'Home') return elements.at(0);
  return key === 'End' ? elements.at(-1) : undefined;
}

/** The next (or previous) button or link of the menu bar; wraps around at the ends. */
function nextBarItem(item: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const items = [...(item.closest('nav')?.querySelectorAll<HTMLElement>('[data-top]') ?? [])];
  return items[(items.indexOf(item) + step + items.length) % items.length];
}

interface MenuBarItemProps {
  readonly menu: HeaderMenu;
  readonly bar: MenuBarState;
  /** Called when a link is followed. */
  readonly onNavigate: () => void;
}

/** A button and the panel that it opens on hover, click or key. */
function MenuBarItem({ menu, bar, onNavigate }: MenuBarItemProps) {
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
    // Such as Alt and ArrowLeft, which lead back to the page before.
    if (event.altKey || event.metaKey) return;
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

  return (
    <li
      className={cx(styles.item, menu.columns.length > 3 && styles.wide)}
      onPointerEnter={(event) => bar.enter(menu.id, event.pointerType)}
      onPointerLeave={bar.leave}
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
      <div
        ref={panel}
        id={panelId}
        className={styles.panel}
        hidden={!open}
        onKeyDown={onPanelKey}
        // It stays then, whatever opened it, when the pointer leaves.
        onFocus={() => bar.open(menu.id)}
      >
        {open && <MenuColumns columns={menu.columns} onNavigate={onNavigate} />}
      </div>
    </li>
  );
}

/** The header's menus on wide screens: disclosure buttons in a row. FRAME-2, MENU-2. */
export function MenuBar() {
  const { menus, support } = useMenus();
  const bar = useMenuBar();
  const root = useRef<HTMLElement>(null);
  const { leave, onBlur } = useCloseOnLeave(root, bar.openId !== null, bar.close);
  return (
    <nav ref={root} aria-label="Main" className={styles.bar} onBlur={onBlur}>
      <ul className={styles.tops}>
        {menus.map((menu) => (
          <MenuBarItem key={menu.id} menu={menu} bar={bar} onNavigate={leave} />
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

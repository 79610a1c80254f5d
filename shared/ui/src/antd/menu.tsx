import AntdDropdown, { type DropdownProps } from 'antd/es/dropdown';
import { useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icons';
import { AppLink } from '../link/AppLink';
import { ExternalLink } from '../link/ExternalLink';
import { AntdTheme } from './provider';

export type DropdownItem = { readonly key: string; readonly label: string; readonly icon?: IconName } & (
  | { readonly onSelect: () => void; readonly to?: never; readonly href?: never }
  | { readonly to: string; readonly href?: never; readonly onSelect?: never }
  /** Opens in a new tab. */
  | { readonly href: string; readonly to?: never; readonly onSelect?: never }
);

export interface DropdownMenuProps extends Omit<ButtonProps, 'onClick'> {
  readonly items: readonly DropdownItem[];
  /** Side of the button on which the menu opens. Default: `bottomRight`. */
  readonly placement?: DropdownProps['placement'];
}

/** A button that opens a menu: `aria-haspopup`, `aria-expanded`, and items that are actions or real links. */
export function DropdownMenu({ items, placement = 'bottomRight', children, ...button }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const handleOpenChange = (next: boolean) => {
    // If the focus is inside the closing menu, return it to the button. A click elsewhere keeps its own focus.
    if (!next && document.activeElement?.closest('[role="menu"]')) trigger.current?.focus();
    setOpen(next);
  };
  const menu = {
    items: items.map((item) => ({
      key: item.key,
      icon: item.icon && <Icon name={item.icon} size={18} />,
      label: <ItemLabel item={item} />,
    })),
    onClick: ({ key, domEvent }: { key: string; domEvent: { type: string; target: EventTarget } }) => {
      const item = items.find((candidate) => candidate.key === key);
      if (item?.onSelect) item.onSelect();
      // A key press targets the menu item, not the link inside it, so the link is clicked here.
      else if (domEvent.type === 'keydown' && domEvent.target instanceof Element)
        domEvent.target.querySelector('a')?.click();
    },
  };
  return (
    <AntdTheme>
      <AntdDropdown
        menu={menu}
        trigger={['click']}
        placement={placement}
        open={open}
        onOpenChange={handleOpenChange}
        autoFocus
      >
        <Button {...button} ref={trigger} aria-haspopup="menu" aria-expanded={open}>
          {children}
          <Icon name="chevron-down" size={16} />
        </Button>
      </AntdDropdown>
    </AntdTheme>
  );
}

function ItemLabel({ item }: { readonly item: DropdownItem }) {
  if (item.to !== undefined) return <AppLink to={item.to}>{item.label}</AppLink>;
  if (item.href !== undefined) return <ExternalLink href={item.href}>{item.label}</ExternalLink>;
  return item.label;
}

import AntdTabs, { type TabsProps as AntdTabsProps } from 'antd/es/tabs';
import type { ReactNode } from 'react';
import { AntdTheme } from './provider';

export interface TabItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

export interface TabsProps extends Omit<AntdTabsProps, 'items'> {
  readonly items: readonly TabItem[];
}

/** Panels of which one is visible: roles `tablist`, `tab` with `aria-selected`, and `tabpanel`. */
export function Tabs({ items, ...props }: TabsProps) {
  return (
    <AntdTheme>
      <AntdTabs {...props} items={[...items]} />
    </AntdTheme>
  );
}

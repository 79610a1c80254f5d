import type { ReactNode } from 'react';
import type { IconName } from '../icon/icons';
import { cx } from '../support/cx';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'default' | 'text' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

/** What a button and a link that looks like one have in common. */
export interface Appearance {
  /** Default `default`. One `primary` a group. */
  readonly kind?: ButtonKind | undefined;
  /** Default `medium`. */
  readonly size?: ButtonSize | undefined;
  /** Before the text. Default: none. */
  readonly icon?: IconName | undefined;
  /** As wide as its container. Default: false. */
  readonly block?: boolean | undefined;
  readonly className?: string | undefined;
  /** Absent: only the icon is seen, and `aria-label` is the name. */
  readonly children?: ReactNode;
}

export const appearanceClass = ({ kind = 'default', size, block, className, children }: Appearance) =>
  cx(
    styles.button,
    styles[kind],
    size && styles[size],
    block && styles.block,
    (children === undefined || children === null) && styles.iconOnly,
    className,
  );

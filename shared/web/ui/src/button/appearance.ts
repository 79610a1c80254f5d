import type { ReactNode } from 'react';
import type { IconName } from '../icon/icons';
import { cx } from '../support/cx';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'default' | 'text' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Props that `Button` and `ButtonLink` share. */
export interface Appearance {
  /** Default: `default`. Use one `primary` per group. */
  readonly kind?: ButtonKind | undefined;
  /** Default: `medium`. */
  readonly size?: ButtonSize | undefined;
  /** Shown before the text. Default: none. */
  readonly icon?: IconName | undefined;
  /** Whether it is as wide as its container. Default: false. */
  readonly block?: boolean | undefined;
  readonly className?: string | undefined;
  /** Without children only the icon is shown, and `aria-label` is the name. */
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

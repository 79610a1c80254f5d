import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../icon/Icon';
import { cx } from '../support/cx';
import { type Appearance, appearanceClass } from './appearance';
import styles from './button.module.css';

export interface ButtonProps extends Appearance, Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /**
   * The action is in progress: the button keeps its width, name and focus, is `aria-busy` and ignores
   * clicks. It is not `disabled`, because that would drop the focus. Default: false.
   */
  readonly loading?: boolean;
}

/** A button for an action. For navigation use `ButtonLink`. */
export function Button({
  kind,
  size,
  icon,
  block,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) {
      event.preventDefault(); // A busy submit button does not submit again.
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={cx(appearanceClass({ kind, size, block, className, children }), loading && styles.loading)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} size={18} />}
        {children}
      </span>
      {loading && <span className={styles.ring} aria-hidden="true" />}
    </button>
  );
}

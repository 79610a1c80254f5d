import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../icon/Icon';
import { cx } from '../support/cx';
import { type Appearance, appearanceClass } from './appearance';
import styles from './button.module.css';

export interface ButtonProps extends Appearance, Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /**
   * Work is under way: the button keeps its width, its name and the focus, says that it is busy and
   * ignores clicks. It is never `disabled` for this, because that would drop the focus.
   */
  readonly loading?: boolean;
}

/** An action. A place to go is a link: see `ButtonLink`. */
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

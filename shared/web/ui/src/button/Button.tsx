import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import { AppLink, ExternalLink } from '../link/links';
import { cx } from '../support/cx';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'default' | 'text' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Props that `Button` and `ButtonLink` share. */
interface Appearance {
  /** Default: `default`. Use one `primary` per group. */
  readonly kind?: ButtonKind | undefined;
  /** Default: `medium`. A `default` button, the secondary one, always is. UI-10. */
  readonly size?: ButtonSize | undefined;
  /** Shown before the text. Default: none. */
  readonly icon?: IconName | undefined;
  /** Whether it is as wide as its container. Default: false. */
  readonly block?: boolean | undefined;
  readonly className?: string | undefined;
  /** Without children only the icon is shown, and `aria-label` is the name. */
  readonly children?: ReactNode;
}

const appearanceClass = ({ kind = 'default', size, block, className, children }: Appearance) =>
  cx(
    styles.button,
    styles[kind],
    kind !== 'default' && size && styles[size],
    block && styles.block,
    (children === undefined || children === null) && styles.iconOnly,
    className,
  );

export interface ButtonProps extends Appearance, Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /**
   * The action is in progress: the button keeps its width, name and focus, is `aria-busy` and ignores
   * clicks. It is not `disabled`, because that would drop the focus. Default: false.
   */
  readonly loading?: boolean;
  /**
   * The button goes with its click, as "Retry" goes with its message: the focus moves to the dialog or the page's
   * content around it, and not to the document. A11Y-8. Default: false.
   */
  readonly goes?: boolean;
}

/** A button for an action. For navigation use `ButtonLink`. */
export function Button({
  kind,
  size,
  icon,
  block,
  loading = false,
  goes,
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
    if (goes) event.currentTarget.closest<HTMLElement>('main, [role=dialog]')?.focus({ preventScroll: true });
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={cx(appearanceClass({ kind, size, block, className, children }), loading && styles.loading)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
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

type Target =
  | { readonly to: string; readonly href?: never }
  /** An external URL; opens in a new tab unless `sameTab` is true. */
  | { readonly href: string; readonly to?: never; readonly sameTab?: boolean };

type ButtonLinkProps = Appearance & Target & { readonly 'aria-label'?: string };

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { icon, children, kind, size, block, className, ...target } = props;
  const link = {
    className: appearanceClass({ kind, size, block, className, children }),
    'aria-label': target['aria-label'],
    children: (
      <>
        {icon && <Icon name={icon} size={18} />}
        {children}
      </>
    ),
  };
  if (target.to !== undefined) return <AppLink to={target.to} {...link} />;
  if (target.sameTab) return <a href={target.href} {...link} />;
  return <ExternalLink href={target.href} showIcon={false} {...link} />;
}

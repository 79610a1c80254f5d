import { type ComponentProps, type MouseEvent, useId } from 'react';
import { Icon } from '../icon/Icon';
import { useHref, useLinkClickHandler } from '../router';
import styles from './link.module.css';

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of a page of the portal, with query and hash, relative to the route: `/hoops/exchange/trial`. */
  readonly to: string;
  /** Whether the page stays scrolled as it is. Default: false. */
  readonly preventScrollReset?: boolean;
}

/**
 * A link to a page of the portal; navigates on the client. react-router's own `Link` would bring 2 kB of code for
 * frameworks into each first load.
 */
export function AppLink({ to, preventScrollReset = false, onClick, ...rest }: AppLinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target, preventScrollReset });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return <a {...rest} href={useHref(to)} onClick={follow} />;
}

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  readonly href: string;
  /** Whether the "external" icon is shown after the text. Default: true. */
  readonly showIcon?: boolean;
}

/**
 * A link that opens in a new tab (UI-6). "opens in a new tab" is its accessible description and not part of
 * its name, so that the name is the visible text.
 */
export function ExternalLink({ showIcon: mark = true, children, ...rest }: ExternalLinkProps) {
  const id = useId();
  return (
    <a {...rest} target="_blank" rel="noopener" aria-describedby={id}>
      {children}
      {mark && <Icon name="external" size={14} className={styles.mark} />}
      <span id={id} hidden>
        opens in a new tab
      </span>
    </a>
  );
}

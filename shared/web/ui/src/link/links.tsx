import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon/Icon';
import { Link } from '../router';
import styles from './link.module.css';

type AppLinkProps = ComponentProps<typeof Link>;

/** A link to a page of the portal; navigates on the client. */
export function AppLink(props: AppLinkProps) {
  return <Link {...props} />;
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

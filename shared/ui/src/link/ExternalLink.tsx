import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon/Icon';
import styles from './link.module.css';

export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  readonly href: string;
  /** The small arrow after the text; default true. */
  readonly mark?: boolean;
}

/**
 * A link that leaves the portal in a new tab (UI-6). That it does is its description and not a
 * part of its name, so a link is found by the words that are seen.
 */
export function ExternalLink({ mark = true, children, ...rest }: ExternalLinkProps) {
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

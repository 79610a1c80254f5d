import { type ReactNode, type Ref, useId } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { Icon } from '../icon/Icon';
import { cx } from '../support/cx';
import styles from './accordion.module.css';
import { WithoutScript } from './WithoutScript';

export interface AccordionItem {
  readonly id: string;
  /** Accessible name of the header's button. */
  readonly title: string;
  /**
   * Shown at the end of the header, such as a count; must not be interactive. It is the button's accessible
   * description and not part of its name. Default: none.
   */
  readonly extra?: ReactNode;
  /** A function is called only while the item is open. */
  readonly content: ReactNode | (() => ReactNode);
}

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface AccordionSectionProps {
  readonly item: AccordionItem;
  readonly state: 'closed' | 'opening' | 'open';
  readonly headingLevel: HeadingLevel;
  readonly panelRef: Ref<HTMLDivElement>;
  readonly onToggle: () => void;
}

export function AccordionSection({ item, state, headingLevel, panelRef, onToggle }: AccordionSectionProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const open = state !== 'closed';
  const content = () => (typeof item.content === 'function' ? item.content() : item.content);
  return (
    <div className={cx(styles.section, open && styles.open)}>
      <div className={styles.header}>
        <Heading className={styles.heading}>
          <button
            type="button"
            className={styles.button}
            aria-expanded={open}
            aria-controls={`${id}panel`}
            aria-describedby={item.extra ? `${id}extra` : undefined}
            onClick={onToggle}
          >
            {item.title}
          </button>
        </Heading>
        {item.extra && (
          <span id={`${id}extra`} className={styles.extra}>
            {item.extra}
          </span>
        )}
        <Icon name="chevron-down" className={styles.chevron} />
      </div>
      <div id={`${id}panel`} ref={panelRef} aria-busy={state === 'opening' || undefined}>
        {open ? (
          <div className={styles.body}>
            {state === 'open' ? <div className={styles.content}>{content()}</div> : <Skeleton lines={3} />}
          </div>
        ) : (
          <WithoutScript content={content} />
        )}
      </div>
    </div>
  );
}

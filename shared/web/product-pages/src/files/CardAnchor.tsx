import { cardAnchor, cardAnchorFromHash } from '@portal/download-button';
import { cx } from '@portal/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './files.module.css';

export interface CardAnchorProps {
  readonly alertKey: string;
  readonly children: ReactNode;
}

/** The anchor of a card. If the URL's hash names it, the card scrolls into view and is highlighted. */
export function CardAnchor({ alertKey, children }: CardAnchorProps) {
  const container = useRef<HTMLDivElement>(null);
  const anchor = cardAnchor(alertKey);
  const [isTarget] = useState(() => cardAnchorFromHash() === anchor);

  useEffect(() => {
    if (isTarget) container.current?.scrollIntoView?.({ block: 'center' });
  }, [isTarget]);

  return (
    <div ref={container} id={anchor} className={cx(styles.place, isTarget && styles.addressed)}>
      {children}
    </div>
  );
}

import { addressedCard, cardAnchor } from '@portal/download-button';
import { cx } from '@portal/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './files.module.css';

export interface CardAnchorProps {
  readonly alertKey: string;
  readonly children: ReactNode;
}

/** The place of a card in the page's addresses: one that the address leads to comes into view. */
export function CardAnchor({ alertKey, children }: CardAnchorProps) {
  const place = useRef<HTMLDivElement>(null);
  const anchor = cardAnchor(alertKey);
  const [addressed] = useState(() => addressedCard() === anchor);

  useEffect(() => {
    if (addressed) place.current?.scrollIntoView?.({ block: 'center' });
  }, [addressed]);

  return (
    <div ref={place} id={anchor} className={cx(styles.place, addressed && styles.addressed)}>
      {children}
    </div>
  );
}

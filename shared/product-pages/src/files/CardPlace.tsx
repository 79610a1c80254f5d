import { addressedCard, cardAnchor } from '@portal/download-button';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './files.module.css';

export interface CardPlaceProps {
  readonly alertKey: string;
  readonly children: ReactNode;
}

/** The place of a card in the page's addresses: one that the address leads to comes into view. */
export function CardPlace({ alertKey, children }: CardPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const anchor = cardAnchor(alertKey);

  useEffect(() => {
    if (addressedCard() === anchor) place.current?.scrollIntoView?.({ block: 'center' });
  }, [anchor]);

  return (
    <div ref={place} id={anchor} className={styles.place}>
      {children}
    </div>
  );
}

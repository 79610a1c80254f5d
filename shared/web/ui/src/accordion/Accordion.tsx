import { useEffect, useState } from 'react';
import { type AccordionItem, AccordionSection, type HeadingLevel } from './AccordionSection';
import styles from './accordion.module.css';
import { useSmoothHeights } from './use-smooth-heights';

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Level of the headings around the buttons; choose it so that the page's outline has no gaps. Default: 2. */
  readonly headingLevel?: HeadingLevel;
  /** Milliseconds from opening an item to rendering its content. Default: 500 (UI-3). */
  readonly contentDelay?: number;
  /** Id of the item that is open on the first render, with its content. Default: none. */
  readonly defaultOpenId?: string | null;
  /**
   * Id of the open item, `null` for none. The content of an item that the parent opens is shown without the delay.
   * Default: the accordion keeps it itself.
   */
  readonly openId?: string | null;
  /** Called when the user opens an item, or with `null` when the user closes the open one. Default: no callback. */
  readonly onOpenChange?: (id: string | null) => void;
}

/** Sections of which at most one is open: opening one closes the other, and clicking the open one closes it. */
export function Accordion({
  items,
  headingLevel = 2,
  contentDelay = 500,
  defaultOpenId = null,
  openId: controlledId,
  onOpenChange,
}: AccordionProps) {
  const [ownId, setOwnId] = useState<string | null>(defaultOpenId);
  const openId = controlledId === undefined ? ownId : controlledId;
  /** The item that the user has opened and whose delay is not over. */
  const [openingId, setOpeningId] = useState<string | null>(null);
  const { panelRef, captureHeights } = useSmoothHeights();

  useEffect(() => {
    if (openingId === null) return;
    const timer = setTimeout(() => {
      captureHeights();
      setOpeningId(null);
    }, contentDelay);
    return () => clearTimeout(timer);
  }, [openingId, contentDelay, captureHeights]);

  const toggle = (id: string) => {
    captureHeights();
    const next = openId === id ? null : id;
    setOpeningId(contentDelay > 0 ? next : null);
    setOwnId(next);
    onOpenChange?.(next);
  };

  const stateOf = (id: string) => {
    if (id !== openId) return 'closed';
    return id === openingId ? 'opening' : 'open';
  };

  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <AccordionSection
          key={item.id}
          item={item}
          state={stateOf(item.id)}
          headingLevel={headingLevel}
          panelRef={panelRef(item.id)}
          onToggle={() => toggle(item.id)}
        />
      ))}
    </div>
  );
}

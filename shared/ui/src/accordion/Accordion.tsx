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
  readonly defaultOpenId?: string;
}

type State =
  | { readonly kind: 'closed' }
  | { readonly kind: 'opening'; readonly id: string }
  | { readonly kind: 'open'; readonly id: string };

/** Sections of which at most one is open: opening one closes the other, and clicking the open one closes it. */
export function Accordion({ items, headingLevel = 2, contentDelay = 500, defaultOpenId }: AccordionProps) {
  const [state, setState] = useState<State>(
    defaultOpenId === undefined ? { kind: 'closed' } : { kind: 'open', id: defaultOpenId },
  );
  const { panelRef, captureHeights } = useSmoothHeights();

  useEffect(() => {
    if (state.kind !== 'opening') return;
    const timer = setTimeout(() => {
      captureHeights();
      setState({ kind: 'open', id: state.id });
    }, contentDelay);
    return () => clearTimeout(timer);
  }, [state, contentDelay, captureHeights]);

  const toggle = (id: string) => {
    captureHeights();
    const isOpen = state.kind !== 'closed' && state.id === id;
    if (isOpen) setState({ kind: 'closed' });
    else setState({ kind: contentDelay > 0 ? 'opening' : 'open', id });
  };

  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <AccordionSection
          key={item.id}
          item={item}
          state={state.kind !== 'closed' && state.id === item.id ? state.kind : 'closed'}
          headingLevel={headingLevel}
          panelRef={panelRef(item.id)}
          onToggle={() => toggle(item.id)}
        />
      ))}
    </div>
  );
}

import {
  createContext,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { Icon } from '../icon/Icon';
import { cx } from '../support/cx';
import { isRendering, useHydrated } from '../support/rendering';
import styles from './accordion.module.css';
import { useSmoothHeights } from './use-smooth-heights';

/** Whether the content is inside of a `noscript` element, which cannot contain another one. */
const InsideContext = createContext(false);

/**
 * The content of a closed section, for visitors without JavaScript, in a page that is rendered ahead. A browser that
 * takes the page over ignores the content and removes the element.
 */
function WithoutScript({ content }: { readonly content: () => ReactNode }) {
  const isInside = useContext(InsideContext);
  if (useHydrated()) return null;
  const rendered = isRendering() && content();
  if (isInside) return rendered;
  return (
    <noscript>
      <InsideContext value={true}>{rendered}</InsideContext>
    </noscript>
  );
}

export interface AccordionItem {
  readonly id: string;
  /** Accessible name of the header's button. */
  readonly title: string;
  /**
   * Shown at the end of the header, such as a count; must not be interactive. It is the button's accessible
   * description and not part of its name. Default: none.
   */
  readonly extra?: ReactNode;
  /** A function is called only while the item is open, and where a page is rendered ahead of its visits. */
  readonly content: ReactNode | (() => ReactNode);
}

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface AccordionSectionProps {
  readonly item: AccordionItem;
  readonly state: 'closed' | 'opening' | 'open';
  readonly headingLevel: HeadingLevel;
  readonly panelRef: Ref<HTMLDivElement>;
  readonly onToggle: MouseEventHandler;
}

function AccordionSection({ item, state, headingLevel, panelRef, onToggle }: AccordionSectionProps) {
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

interface AccordionProps {
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

  const toggle = (id: string, header: Element) => {
    captureHeights(header);
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
          panelRef={panelRef}
          onToggle={({ currentTarget }) => toggle(item.id, currentTarget)}
        />
      ))}
    </div>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly title: string;
  /** Shown beside the title; not a part of the tab's name. */
  readonly count: number;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  /** The first one is open. */
  readonly tabs: readonly [Tab, ...Tab[]] | readonly Tab[];
}

/** Where a key leads in a row of tabs, from one place and with the last one known. */
const MOVES: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Two views of one place. Native elements: the kit's tabs would weigh more than the landing page. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [open, setOpen] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const place = MOVES[event.key]?.(open, tabs.length - 1);
    if (place === undefined) return;
    event.preventDefault();
    setOpen(place);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  };
  const shown = tabs[open];
  return (
    <>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            className={styles.tab}
            aria-selected={place === open}
            aria-controls={`${id}panel`}
            tabIndex={place === open ? 0 : -1}
            onClick={() => setOpen(place)}
          >
            {tab.title}
            <span className={styles.count} aria-hidden="true">
              {tab.count}
            </span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${shown?.id}`}>
        {shown?.content}
      </div>
    </>
  );
}

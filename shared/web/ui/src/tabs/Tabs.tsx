import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Count } from '../text/text';
import styles from './tabs.module.css';

interface Tab {
  readonly id: string;
  readonly title: string;
  /** Shown beside the title; not part of the tab's accessible name. Default: none. */
  readonly count?: number;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The id of the tab that is open initially. Default: the first one. */
  readonly initial?: string;
}

/** The tab that each key selects, by the index of the current tab and the last tab. */
const TAB_BY_KEY: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Tabs made of native elements: antd's would be larger than a page's own code. An entry point of its own, because few
 * pages have tabs.
 */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const id = useId();
  // Its id and not its index: other tabs may come and go.
  const [openId, setOpenId] = useState(initial);
  const open = Math.max(
    tabs.findIndex((tab) => tab.id === openId),
    0,
  );
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    // Such as Alt and ArrowLeft, which lead back to the page before.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = TAB_BY_KEY[event.key]?.(open, tabs.length - 1);
    if (index === undefined) return;
    event.preventDefault();
    setOpenId(tabs[index]?.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  const shown = tabs[open];
  return (
    <>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            className={styles.tab}
            aria-selected={index === open}
            aria-controls={`${id}panel`}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setOpenId(tab.id)}
          >
            {tab.title}
            {tab.count !== undefined && (
              <span className={styles.count} aria-hidden="true">
                <Count>{tab.count}</Count>
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${shown?.id}`}>
        {shown?.content}
      </div>
    </>
  );
}

import { useLocation } from '@portal/router';
import { useEffect, useLayoutEffect, useState } from 'react';

/** The field of a history entry with the open item of each accordion, by the accordion's name. */
const FIELD = 'openItems';

type OpenItems = Readonly<Record<string, unknown>>;

const asRecord = (value: unknown): OpenItems =>
  typeof value === 'object' && value !== null ? (value as OpenItems) : {};

/** The state of the current history entry if it belongs to the location; the router stores the location's key there. */
function entryOf(locationKey: string): OpenItems | null {
  const entry = asRecord(window.history.state);
  return (entry.key ?? 'default') === locationKey ? entry : null;
}

function readOpenItem(locationKey: string, name: string): string | null {
  const id = asRecord(entryOf(locationKey)?.[FIELD])[name];
  return typeof id === 'string' ? id : null;
}

/**
 * Replaces the state of the entry without a navigation, which would load the page's data again and count as a
 * visit of another page.
 */
function writeOpenItems(locationKey: string, change: (items: OpenItems) => OpenItems): void {
  const entry = entryOf(locationKey);
  if (entry === null) return;
  window.history.replaceState({ ...entry, [FIELD]: change(asRecord(entry[FIELD])) }, '');
}

/** Props of an `Accordion`. */
export interface RememberedItem {
  readonly openId: string | null;
  readonly onOpenChange: (id: string | null) => void;
}

/**
 * The open item of an accordion. The history entry remembers it, so that Back and reload show it again at once;
 * a new visit of the page starts closed. STATE-1.
 * @param name the accordion's name, unique on its page. The name of a nested accordion begins with that of its
 * parent and a slash: it is forgotten when the parent's item closes.
 * @param defaultOpenId the item that a new visit opens. Default: none.
 * @example
 * const remembered = useRememberedItem('years');
 * return <Accordion items={years} {...remembered} />;
 */
export function useRememberedItem(name: string, defaultOpenId: string | null = null): RememberedItem {
  const { key } = useLocation();
  const [openId, setOpenId] = useState<string | null>(defaultOpenId);

  // After the first render, which is the same for every visitor, and before the browser paints.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
  useLayoutEffect(() => {
    const remembered = readOpenItem(key, name);
    if (remembered !== null) setOpenId(remembered);
  }, []);

  // Also for the entry of another search or hash of the same page.
  useEffect(() => {
    writeOpenItems(key, ({ [name]: _, ...others }) =>
      openId === null ? others : { ...others, [name]: openId },
    );
  }, [key, name, openId]);

  const onOpenChange = (id: string | null) => {
    const isNested = (other: string) => other.startsWith(`${name}/`);
    writeOpenItems(key, (items) =>
      Object.fromEntries(Object.entries(items).filter(([other]) => !isNested(other))),
    );
    setOpenId(id);
  };
  return { openId, onOpenChange };
}

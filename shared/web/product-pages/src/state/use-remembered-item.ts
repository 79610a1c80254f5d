import { useLocation } from '@portal/ui/router';
import { useEffect, useLayoutEffect, useState } from 'react';

/** The state of a history entry: the router's fields, and the open item of each accordion by the accordion's name. */
interface HistoryEntry {
  readonly key?: unknown;
  readonly openItems?: Readonly<Record<string, unknown>>;
}

/** The open items of the current entry; `null` if it is not that of the location, whose key the router stores. */
function readOpenItems(locationKey: string): Readonly<Record<string, unknown>> | null {
  const entry = window.history.state as HistoryEntry | null;
  return (entry?.key || 'default') === locationKey ? { ...entry?.openItems } : null;
}

/**
 * Replaces the state of the entry without a navigation, which would load the page's data again and count as a
 * visit of another page.
 * @param keepNested whether the open items of nested accordions stay.
 */
function writeOpenItem(locationKey: string, name: string, id: string | null, keepNested: boolean): void {
  const items = readOpenItems(locationKey);
  if (items === null) return;
  if (keepNested && (items[name] ?? null) === id) return;
  const kept = Object.entries(items).filter(([other]) => keepNested || !other.startsWith(`${name}/`));
  const openItems = { ...Object.fromEntries(kept), [name]: id };
  window.history.replaceState({ ...window.history.state, openItems }, '');
}

/**
 * The open item of an accordion. The history entry remembers it, so that Back and reload show it again at once;
 * a new visit of the page starts closed. STATE-1.
 * @param name the accordion's name, unique on its page. The name of a nested accordion begins with that of its
 * parent and a slash: it is forgotten when the parent's item closes.
 * @param initialOpenId finds the item that a new visit opens. Default: none.
 * @returns props of an `Accordion`.
 * @example
 * const remembered = useRememberedItem('years');
 * return <Accordion items={years} {...remembered} />;
 */
export function useRememberedItem(name: string, initialOpenId: () => string | undefined = () => undefined) {
  const { key } = useLocation();
  const [openId, setOpenId] = useState(() => initialOpenId() ?? null);

  // After the first render, which is the same for every visitor, and before the browser paints.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
  useLayoutEffect(() => {
    const remembered = readOpenItems(key)?.[name];
    if (typeof remembered === 'string') setOpenId(remembered);
  }, []);

  // Also for the entry of another search or hash of the same page.
  useEffect(() => writeOpenItem(key, name, openId, true), [key, name, openId]);

  const onOpenChange = (id: string | null) => {
    writeOpenItem(key, name, id, false);
    setOpenId(id);
  };
  return { openId, onOpenChange };
}

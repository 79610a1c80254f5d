import { formatHistory, NO_HISTORY, parseHistory, type WatchHistory } from './watch-history';

/** Local storage keeps a history per product. Session storage has the keys of the session only (SES-3). */
const storageKey = (productCode: string) => `portal.training.${productCode}`;

interface HistoryStore {
  readonly get: () => WatchHistory;
  readonly update: (change: Partial<WatchHistory>) => void;
  /** Calls a listener after a change in this tab or in another one. Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return null; // Storage is disabled.
  }
}

/** What one product's training remembers, on this machine only. TRN-8. */
function createHistoryStore(key: string): HistoryStore {
  const listeners = new Set<() => void>();
  let text = '';
  let history = NO_HISTORY;
  let isStored = true;
  /** The same object for the same text, as React requires of a snapshot. */
  const get = () => {
    const current = isStored ? (readText(key) ?? text) : text;
    if (current !== text) {
      text = current;
      history = parseHistory(text);
    }
    return history;
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) for (const listener of listeners) listener();
  };
  return {
    get,
    update: (change) => {
      history = { ...get(), ...change };
      text = formatHistory(history);
      try {
        window.localStorage.setItem(key, text);
        isStored = true;
      } catch {
        isStored = false; // Storage is disabled or full: the history lasts until the portal is left.
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

const stores = new Map<string, HistoryStore>();

/** The store of a product's training. */
export function historyStore(productCode: string): HistoryStore {
  const store = stores.get(productCode) ?? createHistoryStore(storageKey(productCode));
  stores.set(productCode, store);
  return store;
}

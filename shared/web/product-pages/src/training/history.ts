import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Where a visitor was last. */
export interface LastVideo {
  readonly videoId: string;
  /** From 0. */
  readonly groupIndex: number;
  /** The position in the video; 0 if the player does not tell it. */
  readonly seconds: number;
}

/** What a visitor has watched of a training, on this machine. TRN-8. */
interface WatchHistory {
  /** Ids of videos. */
  readonly watched: ReadonlySet<string>;
  readonly last: LastVideo | null;
}

const NO_HISTORY: WatchHistory = { watched: new Set(), last: null };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

function parseLast(value: unknown): LastVideo | null {
  if (!isRecord(value)) return null;
  const { videoId, groupIndex, seconds } = value;
  if (typeof videoId !== 'string' || !isCount(groupIndex) || !isCount(seconds)) return null;
  return { videoId, groupIndex, seconds };
}

/** Parses a stored history. What is not understood is left out: another version of the portal may have stored it. */
function parseHistory(text: string): WatchHistory {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return NO_HISTORY; // Not written by the portal.
  }
  if (!isRecord(value)) return NO_HISTORY;
  const ids = Array.isArray(value.watched) ? value.watched : [];
  return {
    watched: new Set(ids.filter((id) => typeof id === 'string')),
    last: parseLast(value.last),
  };
}

const formatHistory = ({ watched, last }: WatchHistory): string =>
  JSON.stringify({ watched: [...watched], last });

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
function historyStore(productCode: string): HistoryStore {
  const store = stores.get(productCode) ?? createHistoryStore(storageKey(productCode));
  stores.set(productCode, store);
  return store;
}

/** Changes of the position below this are not stored, in seconds: a player tells it several times a second. */
const STEP_SECONDS = 5;

interface UseHistoryResult {
  readonly history: WatchHistory;
  /** Where the visitor was when the page was opened: Back to the page without a video leads to what was there. */
  readonly lastBefore: LastVideo | null;
  readonly setWatched: (videoId: string, isWatched: boolean) => void;
  /** Remembers where the visitor is. The position stays when it is the same video. */
  readonly setLast: (last: Omit<LastVideo, 'seconds'>) => void;
  /** Remembers the position in a video. */
  readonly setPosition: (last: LastVideo) => void;
}

/** What this machine remembers of a product's training; nothing on the first render of a prerendered page. TRN-8. */
export function useHistory(productCode: string): UseHistoryResult {
  const store = historyStore(productCode);
  const history = useSyncExternalStore(store.subscribe, store.get, () => NO_HISTORY);
  const [lastBefore, setLastBefore] = useState(history.last);
  // The first render of a prerendered page knows nothing. Before the player remembers its video.
  useLayoutEffect(() => setLastBefore(store.get().last), [store]);
  return {
    history,
    lastBefore,
    setWatched: (videoId, isWatched) => {
      const watched = new Set(store.get().watched);
      if (isWatched) watched.add(videoId);
      else watched.delete(videoId);
      store.update({ watched });
    },
    setLast: ({ videoId, groupIndex }) => {
      const { last } = store.get();
      if (last?.videoId === videoId && last.groupIndex === groupIndex) return;
      store.update({ last: { videoId, groupIndex, seconds: last?.videoId === videoId ? last.seconds : 0 } });
    },
    setPosition: (position) => {
      const { last } = store.get();
      const isSame = last?.videoId === position.videoId;
      if (isSame && Math.abs(last.seconds - position.seconds) < STEP_SECONDS && position.seconds > 0) return;
      store.update({ last: position });
    },
  };
}

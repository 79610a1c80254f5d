import { readStored, readStoredJson, writeStored } from '@portal/ui/local-storage';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const count = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value) && value >= 0),
);

const lastVideo = v.object({
  videoId: v.string(),
  /** From 0. */
  groupIndex: count,
  /** The position in the video; 0 if the player does not tell it. */
  seconds: count,
});

/** Where a visitor was last. */
export type LastVideo = Readonly<v.InferOutput<typeof lastVideo>>;

/** What a visitor has watched of a training, on this machine. TRN-8. */
interface WatchHistory {
  /** Ids of videos. */
  readonly watched: ReadonlySet<string>;
  readonly last: LastVideo | null;
}

const NO_HISTORY: WatchHistory = { watched: new Set(), last: null };

const idSet = v.pipe(
  v.array(v.unknown()),
  v.transform((ids): ReadonlySet<string> => new Set(ids.filter((id) => typeof id === 'string'))),
);

/** What is not understood is left out: another version of the portal, or another script, may have stored it. */
const storedHistory = v.object({
  watched: v.fallback(idSet, NO_HISTORY.watched),
  last: v.fallback(v.nullish(lastVideo, null), null),
});

/** What one product's training remembers, on this machine only. TRN-8. */
function createHistory(key: string) {
  // The first render of a prerendered page, which has the initial state, knows nothing.
  const store = createStore<WatchHistory>(() => NO_HISTORY);
  let text = '';
  // Without storage, the history lasts until the portal is left.
  let isStored = true;
  /** Reads what this tab or another one has stored. */
  const read = () => {
    const stored = readStored(key) ?? '';
    if (!isStored || stored === text) return;
    const { success, output } = v.safeParse(storedHistory, readStoredJson(key));
    store.setState(success ? output : NO_HISTORY);
    text = stored;
  };
  return {
    store,
    read,
    /** Changes what is stored; `null` changes nothing. */
    update(change: (history: WatchHistory) => Partial<WatchHistory> | null) {
      read();
      const changed = change(store.getState());
      if (changed === null) return;
      store.setState(changed);
      const { watched, last } = store.getState();
      text = JSON.stringify({ watched: [...watched], last });
      isStored = writeStored(key, text);
    },
  };
}

const histories = new Map<string, ReturnType<typeof createHistory>>();

/** What a product's training remembers, as it is stored now. Local storage keeps it per product. */
function openHistory(productCode: string) {
  const history = histories.get(productCode) ?? createHistory(`portal.training.${productCode}`);
  histories.set(productCode, history);
  history.read();
  return history;
}

/** Changes of the position below this are not stored, in seconds: a player tells it several times a second. */
const STEP_SECONDS = 5;

/** What this machine remembers of a product's training; nothing on the first render of a prerendered page. TRN-8. */
export function useHistory(productCode: string) {
  const { store, read, update } = useMemo(() => openHistory(productCode), [productCode]);
  const history = useStore(store);
  useEffect(() => {
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [read]);
  const [lastBefore, setLastBefore] = useState(history.last);
  // The first render of a prerendered page knows nothing. Before the player remembers its video.
  useLayoutEffect(() => setLastBefore(store.getState().last), [store]);
  return {
    history,
    /** Where the visitor was when the page was opened: Back to the page without a video leads to what was there. */
    lastBefore,
    setWatched: (videoId: string, isWatched: boolean) =>
      update(({ watched: before }) => {
        const watched = new Set(before);
        if (isWatched) watched.add(videoId);
        else watched.delete(videoId);
        return { watched };
      }),
    /** Remembers where the visitor is. The position stays when it is the same video. */
    setLast: ({ videoId, groupIndex }: Omit<LastVideo, 'seconds'>) =>
      update(({ last }) => {
        const isSame = last?.videoId === videoId;
        if (isSame && last.groupIndex === groupIndex) return null;
        return { last: { videoId, groupIndex, seconds: isSame ? last.seconds : 0 } };
      }),
    /** Remembers the position in a video. */
    setPosition: (position: LastVideo) =>
      update(({ last }) => {
        const isNear =
          last?.videoId === position.videoId && Math.abs(last.seconds - position.seconds) < STEP_SECONDS;
        return isNear && position.seconds > 0 ? null : { last: position };
      }),
  };
}

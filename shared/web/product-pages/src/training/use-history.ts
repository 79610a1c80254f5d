import { useSyncExternalStore } from 'react';
import { historyStore } from './history-store';
import { type LastVideo, NO_HISTORY, type WatchHistory } from './watch-history';

/** Changes of the position below this are not stored, in seconds: a player tells it several times a second. */
const STEP_SECONDS = 5;

interface UseHistoryResult {
  readonly history: WatchHistory;
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
  return {
    history,
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

const never = () => () => undefined;

/** False while React hydrates a prerendered page, whose first render knows no history; else true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False while a page is rendered ahead of its visit and while a browser takes it over, true afterwards. What depends
 * on the visitor renders only when this is true, so that the first render matches the document.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

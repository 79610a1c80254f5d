import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False while the frame is prerendered and hydrated, true afterwards. Content that depends on the visitor
 * renders only when this is true, so that the first render matches the document.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

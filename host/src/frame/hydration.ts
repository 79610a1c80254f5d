import { useSyncExternalStore } from 'react';

let resolve: () => void = () => undefined;

/**
 * Resolves when the document is hydrated. The router must not navigate before: the first render has to
 * match the document, and React may interrupt hydration for more urgent work.
 */
export const hydrated = new Promise<void>((done) => {
  resolve = done;
});

export const markHydrated = (): void => resolve();

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

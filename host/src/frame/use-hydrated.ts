import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the frame is prerendered and while it is taken over in the browser, true from then on. What
 * depends on the visitor is drawn only when this is true, so that the first render equals the document's.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

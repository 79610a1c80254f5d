import type { WindowLike } from 'dompurify';
import { useSyncExternalStore } from 'react';

/** The window that sanitizes HTML where the page has none; set while pages are rendered ahead of their visit. */
let rendering: WindowLike | undefined;

/** The window to sanitize HTML with: the page's own, or that of the renderer. */
export const sanitizingWindow = (): WindowLike => rendering ?? window;

/** Whether a page is rendered ahead of its visit, with what a visitor without JavaScript reads. */
export const isRendering = (): boolean => rendering !== undefined;

/** For the renderer of pages: sets the window that sanitizes HTML. */
export function setRendering(window: WindowLike): void {
  rendering = window;
}

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
